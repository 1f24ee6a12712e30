package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.Component;
import org.spindle.spi.cache.AdmissionFactory;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.request.Operation;

/** A replacement policy behind an admission policy: an entry is cached only if both admit it. */
public final class AdmittingReplacement implements ReplacementPolicy {

    @Doc("An admission policy, which decides which entries are cached, in front of a replacement policy, which"
            + " decides which entries are evicted for them.")
    public record Config(
            @Doc("Admission policy.") @OfKind(AdmissionFactory.class)
            Component admission,

            @Doc("Replacement policy.") @OfKind(ReplacementFactory.class) @Default("{type: lru}")
            Component policy) {}

    private static final int FIRST_SIZE = 64;
    private static final EvictionFilter EVERY_LINE = line -> true;

    private final AdmissionPolicy admission;
    private final ReplacementPolicy policy;
    private final long capacity;

    private long[] keys = new long[FIRST_SIZE];
    private long[] bytesOf = new long[FIRST_SIZE];
    private long occupied;

    AdmittingReplacement(Config config, ReplacementContext context) {
        admission = context.parts().make(AdmissionFactory.KIND, config.admission(), context);
        policy = context.parts().make(ReplacementFactory.KIND, config.policy(), context);
        capacity = context.bytes();
    }

    AdmittingReplacement(AdmissionPolicy admission, ReplacementPolicy policy, long capacity) {
        this.admission = admission;
        this.policy = policy;
        this.capacity = capacity;
    }

    @Override
    public void expected(long key) {
        policy.expected(key);
    }

    @Override
    public void expected(long key, int line) {
        policy.expected(key, line);
    }

    @Override
    public void missed(long key, long bytes, Operation operation, long nextAccess) {
        admission.accessed(key, bytes, operation);
        policy.missed(key, bytes, operation, nextAccess);
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long nextAccess) {
        if (!policy.admits(key, bytes, operation, nextAccess)) {
            return false;
        }
        long rival = NO_KEY;
        if (occupied + bytes > capacity) {
            int line = policy.victim(EVERY_LINE, key, bytes);
            rival = line == NONE ? NO_KEY : keys[line];
        }
        return admission.admits(key, bytes, operation, rival);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= keys.length) {
            int size = Math.max(line + 1, 2 * keys.length);
            keys = Arrays.copyOf(keys, size);
            bytesOf = Arrays.copyOf(bytesOf, size);
        }
        keys[line] = key;
        bytesOf[line] = bytes;
        occupied += bytes;
        policy.inserted(line, key, bytes, operation, nextAccess);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        admission.accessed(keys[line], bytesOf[line], operation);
        policy.used(line, operation, nextAccess);
    }

    @Override
    public void dirtied(int line) {
        policy.dirtied(line);
    }

    @Override
    public void cleaned(int line) {
        policy.cleaned(line);
    }

    @Override
    public boolean renamed(int line, long key) {
        boolean isNoted = policy.renamed(line, key);
        if (isNoted) {
            keys[line] = key;
        }
        return isNoted;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        occupied -= bytesOf[line];
        policy.removed(line, reason);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        return policy.victim(filter, incomingKey, incomingBytes);
    }

    @Override
    public int ghosts() {
        return policy.ghosts();
    }
}
