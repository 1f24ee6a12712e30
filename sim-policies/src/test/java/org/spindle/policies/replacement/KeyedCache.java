package org.spindle.policies.replacement;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** A cache of entries of 1 byte that handles one access at a time. */
final class KeyedCache {

    /** Returned by {@link #access} for a hit, and for a miss without an eviction. */
    static final long HIT = -1;

    static final long NOTHING = -2;

    /** The context of a policy in a cache of that many lines. */
    record Context(int lines, int ghostLimit, RandomStream random, Metrics metrics) implements ReplacementContext {

        Context(int lines, Metrics metrics) {
            this(lines, 2 * lines, new TestRandom(1), metrics);
        }

        Context(int lines) {
            this(lines, new TestMetrics());
        }

        @Override
        public long bytes() {
            return lines;
        }
    }

    /** The same for a cache that knows next accesses. */
    record Seeing(int lines, long bytes, int ghostLimit, RandomStream random, Metrics metrics)
            implements ReplacementContext {

        Seeing(Context of) {
            this(of.lines(), of.bytes(), of.ghostLimit(), of.random(), of.metrics());
        }

        @Override
        public boolean knowsNextAccesses() {
            return true;
        }
    }

    /** The same for a cache of entries of different sizes. */
    record Objects(int lines, long bytes, int ghostLimit, RandomStream random, Metrics metrics)
            implements ReplacementContext {

        Objects(Context of) {
            this(of.lines(), of.bytes(), of.ghostLimit(), of.random(), of.metrics());
        }

        @Override
        public boolean hasEqualEntries() {
            return false;
        }
    }

    private final ReplacementPolicy policy;
    private final long[] keys;
    private final Map<Long, Integer> lineOf = new HashMap<>();
    private int used;

    KeyedCache(ReplacementPolicy policy, int lines) {
        this.policy = policy;
        keys = new long[lines];
    }

    /** Accesses an entry; returns {@link #HIT}, {@link #NOTHING} or the key that was evicted. */
    long access(long key) {
        return access(key, ReplacementPolicy.UNKNOWN);
    }

    private long access(long key, long nextAccess) {
        Integer present = lineOf.get(key);
        if (present != null) {
            policy.used(present, Operation.READ, nextAccess);
            return HIT;
        }
        policy.missed(key, 1, Operation.READ, nextAccess);
        long evicted = NOTHING;
        int line = used;
        if (used < keys.length) {
            used++;
        } else {
            line = policy.victim(any -> true, key, 1);
            evicted = keys[line];
            policy.removed(line, RemovalReason.EVICTED);
            lineOf.remove(evicted);
        }
        keys[line] = key;
        lineOf.put(key, line);
        policy.inserted(line, key, 1, Operation.READ, nextAccess);
        return evicted;
    }

    /** Accesses entries named by letters, and returns the eviction of each access: a letter, * for a hit, . for nothing. */
    String access(String letters) {
        return letters.chars().mapToObj(letter -> letter(access(letter))).collect(Collectors.joining());
    }

    /** The same for a policy that knows the next access to each entry. */
    String accessForeseen(String letters) {
        return IntStream.range(0, letters.length())
                .mapToObj(at -> {
                    int next = letters.indexOf(letters.charAt(at), at + 1);
                    return letter(access(letters.charAt(at), next < 0 ? ReplacementPolicy.NEVER : next));
                })
                .collect(Collectors.joining());
    }

    private static String letter(long evicted) {
        return evicted == HIT ? "*" : evicted == NOTHING ? "." : String.valueOf((char) evicted);
    }
}
