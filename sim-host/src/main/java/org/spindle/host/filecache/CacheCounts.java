package org.spindle.host.filecache;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Metrics;

/** The counters of a file cache. */
final class CacheCounts {

    final Counter lookups;
    final Counter hits;
    final Counter fetched;
    final Counter ahead;
    final Counter aheadUsed;
    final Counter written;
    final Counter roomWaits;

    CacheCounts(Metrics metrics) {
        lookups = metrics.counter("cache-lookups", "blocks", "Blocks that processes access through the file cache");
        hits = metrics.counter(
                "cache-hits",
                "blocks",
                "Accesses to blocks that need no read of their own: the block is there or on its way");
        fetched = metrics.counter("cache-fetched", "blocks", "Blocks that are read because a process needs them");
        ahead = metrics.counter("cache-read-ahead", "blocks", "Blocks that are read before a process needs them");
        aheadUsed = metrics.counter("cache-read-ahead-used", "blocks", "Blocks read ahead that are accessed later");
        written = metrics.counter("cache-written", "blocks", "Blocks that are written out");
        roomWaits = metrics.counter("cache-room-waits", "waits", "Waits for room, because no block can be evicted");
    }
}
