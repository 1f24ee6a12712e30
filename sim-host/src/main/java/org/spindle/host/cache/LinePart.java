package org.spindle.host.cache;

import org.spindle.spi.cache.PrefetchPolicy;

/** Extends fetches to the parts of their lines that the settings of reads and writes name. */
final class LinePart implements PrefetchPolicy {

    private final Prefetch reads;
    private final Prefetch writes;
    private final int line;

    /** @param line sectors of a line */
    LinePart(Prefetch reads, Prefetch writes, int line) {
        this.reads = reads;
        this.writes = writes;
        this.line = line;
    }

    @Override
    public long fetchFrom(int unit, long from, long to, boolean isWrite) {
        return (isWrite ? writes : reads).front ? LineShape.down(from, line) : from;
    }

    @Override
    public long fetchTo(int unit, long from, long to, boolean isWrite) {
        return (isWrite ? writes : reads).rest ? LineShape.up(to, line) : to;
    }
}
