package org.spindle.policies.replacement;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * MQ (Zhou, Philbin and Li, USENIX 2001, "The Multi-Queue Replacement Algorithm for Second Level Buffer Caches"): LRU
 * queues by the logarithm of the number of uses. At each access the oldest line of each queue moves one queue down if
 * it was not used for its lifetime.
 */
public final class MultiQueue implements ReplacementPolicy {

    @Doc("Multi-queue (Zhou, Philbin and Li 2001): LRU queues by the logarithm of the number of uses. A line that is"
            + " not used for its lifetime moves one queue down. The numbers of uses of evicted lines are remembered.")
    public record Config(
            @Doc("Number of queues.") @Default("8") @Range(min = "1", max = "31")
            int queues,

            @Doc("Accesses without a use after which a line moves one queue down; if absent, the number of lines of"
                    + " the cache.")
            @Range(min = "1")
            @Nullable
            Long lifetime,

            @Doc("Keys of evicted lines to remember, as a multiple of the cache; at most what the cache permits.")
            @Default("0.5")
            @Range(min = "0", max = "16")
            double out) {}

    private static final int FIRST_SIZE = 64;

    private final Weights weights;
    private final long lifetime;
    private final long outWeight;
    private final int ghostLimit;
    private final LineLinks links;
    private final LineList[] queues;
    private final Ghosts ghosts;

    private long[] keys = new long[FIRST_SIZE];
    private int[] uses = new int[FIRST_SIZE];
    private byte[] queueOf = new byte[FIRST_SIZE];
    private long[] expiry = new long[FIRST_SIZE];
    private long now;

    MultiQueue(Config config, ReplacementContext context) {
        weights = new Weights(context);
        Long configured = config.lifetime();
        lifetime = configured == null ? context.lines() : configured;
        outWeight = (long) (config.out() * weights.capacity());
        ghostLimit = context.ghostLimit();
        links = new LineLinks(weights.areEqual());
        queues = new LineList[config.queues()];
        Arrays.setAll(queues, i -> new LineList(links));
        ghosts = new Ghosts(context, 1);
    }

    @Override
    public void expected(long key) {
        ghosts.touch(key);
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        if (line >= keys.length) {
            int size = Math.max(line + 1, 2 * keys.length);
            keys = Arrays.copyOf(keys, size);
            uses = Arrays.copyOf(uses, size);
            queueOf = Arrays.copyOf(queueOf, size);
            expiry = Arrays.copyOf(expiry, size);
        }
        keys[line] = key;
        links.weigh(line, weights.of(bytes));
        int ghost = ghosts.find(key);
        uses[line] = 1;
        if (ghost != NONE) {
            uses[line] = moreThan(ghosts.note(ghost));
            ghosts.remove(ghost);
        }
        append(line);
        sink();
    }

    private static int moreThan(int count) {
        return count == Integer.MAX_VALUE ? count : count + 1;
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        queues[queueOf[line]].remove(line);
        uses[line] = moreThan(uses[line]);
        append(line);
        sink();
    }

    private void append(int line) {
        int logarithm = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(uses[line]);
        put(line, Math.min(logarithm, queues.length - 1));
    }

    private void put(int line, int queue) {
        queueOf[line] = (byte) queue;
        expiry[line] = now + lifetime;
        queues[queue].append(line);
    }

    private void sink() {
        now++;
        for (int i = 1; i < queues.length; i++) {
            int line = queues[i].oldest();
            if (line != NONE && expiry[line] < now) {
                queues[i].remove(line);
                put(line, i - 1);
            }
        }
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        queues[queueOf[line]].remove(line);
        long weight = links.weight(line);
        if (reason != RemovalReason.EVICTED || weight > outWeight) {
            return;
        }
        while (ghosts.size() > 0 && (ghosts.weight(0) + weight > outWeight || ghosts.size() >= ghostLimit)) {
            ghosts.removeOldest(0);
        }
        ghosts.add(0, keys[line], weight, uses[line]);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        for (LineList queue : queues) {
            int line = queue.firstFromOldest(filter);
            if (line != NONE) {
                return line;
            }
        }
        return NONE;
    }

    @Override
    public int ghosts() {
        return ghosts.size();
    }
}
