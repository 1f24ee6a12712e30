package org.spindle.host.cache;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;

/** The metrics of a cache: requests of the host by outcome, requests to the unit below, evictions and dirty data. */
final class CacheMetrics {

    private final Counter reads;
    private final Counter sectorsRead;
    private final Counter readHits;
    private final Counter readMisses;
    private final Counter fetches;
    private final Counter sectorsFetched;
    private final Counter writes;
    private final Counter sectorsWritten;
    private final Counter writeMisses;
    private final Counter cleanWriteHits;
    private final Counter dirtyWriteHits;
    private final Counter writesAbsorbed;
    private final Counter inducedFetches;
    private final Counter sectorsInduced;
    private final Counter destages;
    private final Counter sectorsDestaged;
    private final Counter evictions;
    private final Counter sectorsDirtied;
    private final Counter sectorsCleaned;
    private final Level dirty;
    private long dirtyNow;

    CacheMetrics(Metrics metrics) {
        reads = metrics.counter("reads", "requests", "Reads of the host");
        sectorsRead = metrics.counter("sectors-read", "sectors", "Sectors that the host reads");
        readHits = metrics.counter("read-hits", "requests", "Reads for which nothing was fetched");
        readMisses = metrics.counter("read-misses", "requests", "Reads for which something was fetched");
        fetches = metrics.counter("fills", "requests", "Requests to the unit below for data that reads missed");
        sectorsFetched = metrics.counter("sectors-filled", "sectors", "Sectors of these, prefetched ones included");
        writes = metrics.counter("writes", "requests", "Writes of the host");
        sectorsWritten = metrics.counter("sectors-written", "sectors", "Sectors that the host writes");
        writeMisses = metrics.counter("write-misses", "requests", "Writes to data that was not in the cache");
        cleanWriteHits =
                metrics.counter("clean-write-hits", "requests", "Writes to data in the cache, none of it dirty");
        dirtyWriteHits = metrics.counter("dirty-write-hits", "requests", "Writes to dirty data");
        writesAbsorbed = metrics.counter(
                "writes-absorbed",
                "requests",
                "Writes that made no further line dirty: all their lines were dirty already");
        inducedFetches = metrics.counter(
                "induced-fills",
                "requests",
                "Requests to the unit below for the rest of grains that a write covers in part");
        sectorsInduced = metrics.counter("sectors-induced", "sectors", "Sectors of these, prefetched ones included");
        destages = metrics.counter(
                "destages", "requests", "Writes to the unit below: write-outs and writes passed through");
        sectorsDestaged = metrics.counter("sectors-destaged", "sectors", "Sectors of these");
        evictions = metrics.counter("evictions", "lines", "Lines evicted for others");
        sectorsDirtied = metrics.counter("sectors-dirtied", "sectors", "Sectors that became dirty");
        sectorsCleaned = metrics.counter(
                "sectors-cleaned",
                "sectors",
                "Sectors that became clean; the difference to those that became dirty is dirty at the end");
        dirty = metrics.level("dirty-sectors", "sectors", "Sectors in the cache that are not below yet");
    }

    void read(long sectors, boolean isHit) {
        reads.add(1);
        sectorsRead.add(sectors);
        (isHit ? readHits : readMisses).add(1);
    }

    /** Records a write of an {@link Outcome}. */
    void written(long sectors, int outcome) {
        writes.add(1);
        sectorsWritten.add(sectors);
        boolean isDirtyHit = (outcome & Outcome.DIRTY_HIT) != 0;
        (isDirtyHit ? dirtyWriteHits : Outcome.isMiss(outcome) ? writeMisses : cleanWriteHits).add(1);
        writesAbsorbed.add((outcome & Outcome.DIRTIED) == 0 ? 1 : 0);
    }

    void fetched(long sectors, boolean isInduced) {
        (isInduced ? inducedFetches : fetches).add(1);
        (isInduced ? sectorsInduced : sectorsFetched).add(sectors);
    }

    void destaged(long sectors) {
        destages.add(1);
        sectorsDestaged.add(sectors);
    }

    void evicted() {
        evictions.add(1);
    }

    /** Sets the number of dirty sectors. */
    void dirty(long sectors) {
        if (sectors > dirtyNow) {
            sectorsDirtied.add(sectors - dirtyNow);
        } else {
            sectorsCleaned.add(dirtyNow - sectors);
        }
        dirtyNow = sectors;
        dirty.set(sectors);
    }
}
