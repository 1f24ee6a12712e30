package org.spindle.host.cache;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Metrics;

/** Distinguishes useful from wasted prefetches: whether the host used prefetched lines before their eviction. */
final class PrefetchedLines {

    private final Lines lines;
    private final int line;
    private final Counter fetched;
    private final Counter used;
    private final Counter wasted;

    /** The lines that have not been used yet; values have no meaning. */
    private final LineTable unused = new LineTable();

    PrefetchedLines(BlockCache cache, Metrics metrics) {
        lines = cache.lines();
        line = cache.rules().shape().line();
        fetched = metrics.counter("lines-prefetched", "lines", "Lines inserted by prefetches");
        used = metrics.counter(
                "lines-prefetched-used", "lines", "Of these, lines that the host used while they were in the cache");
        wasted = metrics.counter("lines-prefetched-wasted", "lines", "Of these, lines evicted unused");
    }

    /** Records the start of a prefetch. */
    void fetched(int unit, long from, long to) {
        for (long at = LineShape.down(from, line); at < to; at += line) {
            long key = lines.keyOf(unit, at);
            if (lines.find(key) == Lines.NONE) {
                unused.put(key, 0);
                fetched.add(1);
            }
        }
    }

    void accessed(int unit, long from, long to) {
        if (unused.isEmpty()) {
            return;
        }
        for (long at = LineShape.down(from, line); at < to; at += line) {
            if (unused.remove(lines.keyOf(unit, at))) {
                used.add(1);
            }
        }
    }

    void renamed(long before, long now) {
        if (unused.remove(before)) {
            unused.put(now, 0);
        }
    }

    void evicted(int slot) {
        if (unused.remove(lines.keyIn(slot))) {
            wasted.add(1);
        }
    }
}
