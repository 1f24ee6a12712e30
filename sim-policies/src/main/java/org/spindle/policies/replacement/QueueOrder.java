package org.spindle.policies.replacement;

import org.spindle.spi.cache.LineTest;
import org.spindle.spi.cache.ReplacementPolicy;

/** One queue of lines: with or without return to its end at each use, and with victims from either end. */
final class QueueOrder implements ReplacementPolicy {

    private final LineList lines = new LineList(new LineLinks());
    private final boolean returnsWhenUsed;
    private final boolean newestFirst;

    QueueOrder(boolean returnsWhenUsed, boolean newestFirst) {
        this.returnsWhenUsed = returnsWhenUsed;
        this.newestFirst = newestFirst;
    }

    @Override
    public void inserted(int line) {
        lines.append(line);
    }

    @Override
    public void used(int line) {
        if (returnsWhenUsed) {
            lines.remove(line);
            lines.append(line);
        }
    }

    @Override
    public void removed(int line) {
        lines.remove(line);
    }

    @Override
    public int victim(LineTest mayGo) {
        return newestFirst ? lines.firstFromNewest(mayGo) : lines.firstFromOldest(mayGo);
    }
}
