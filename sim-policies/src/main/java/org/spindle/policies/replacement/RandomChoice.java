package org.spindle.policies.replacement;

import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;

/** Draws lines at random, without replacement, until one of them may be evicted. */
final class RandomChoice implements ReplacementPolicy {

    private final RandomStream random;
    private final LineBag lines = new LineBag();

    RandomChoice(RandomStream random) {
        this.random = random;
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        lines.add(line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {}

    @Override
    public boolean renamed(int line, long key) {
        return true;
    }

    @Override
    public void removed(int line, RemovalReason reason) {
        lines.remove(line);
    }

    @Override
    public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
        for (int left = lines.size(); left > 0; left--) {
            int drawn = (int) random.nextLong(left);
            int line = lines.line(drawn);
            if (filter.mayEvict(line)) {
                return line;
            }
            lines.exchange(drawn, left - 1);
        }
        return NONE;
    }
}
