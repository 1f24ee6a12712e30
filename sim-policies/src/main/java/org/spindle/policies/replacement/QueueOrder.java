package org.spindle.policies.replacement;

import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** A queue of lines that evicts from either end; a use moves a line to the end of the queue, or leaves it in place. */
final class QueueOrder implements ReplacementPolicy {

    private final LineList lines = new LineList(new LineLinks());
    private final boolean returnsWhenUsed;
    private final boolean newestFirst;

    QueueOrder(boolean returnsWhenUsed, boolean newestFirst) {
        this.returnsWhenUsed = returnsWhenUsed;
        this.newestFirst = newestFirst;
    }

    @Override
    public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
        lines.append(line);
    }

    @Override
    public void used(int line, Operation operation, long nextAccess) {
        if (returnsWhenUsed) {
            lines.renew(line);
        }
    }

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
        return newestFirst ? lines.firstFromNewest(filter) : lines.firstFromOldest(filter);
    }
}
