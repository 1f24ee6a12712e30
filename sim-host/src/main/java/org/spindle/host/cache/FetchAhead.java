package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Notifies a prefetch policy of the host's accesses, and executes its prefetches: whole lines, as many ranges of a unit
 * at a time as the policy allows. The optional rest is read piece by piece while the unit is idle.
 */
final class FetchAhead implements CompletionListener {

    private final BlockCache cache;
    private final PrefetchPolicy policy;
    private final PrefetchedLines prefetched;
    private final int line;
    private final Counter prefetches;
    private final Counter sectorsPrefetched;
    private final Counter cut;
    private final UnitFetches units;

    /** For each unit, the reads that are in progress. */
    private final @Nullable Request[][] reads;

    /** For each unit, the rest to read while it is idle. */
    private final long[] restFrom;

    private final long[] restTo;

    FetchAhead(BlockCache cache, PrefetchPolicy policy, Metrics metrics) {
        this.cache = cache;
        this.policy = policy;
        line = cache.rules().shape().line();
        reads = new Request[cache.units()][policy.rangesAtOnce()];
        restFrom = new long[cache.units()];
        restTo = new long[cache.units()];
        prefetches = metrics.counter("prefetches", "requests", "Reads of data that the host has not requested yet");
        sectorsPrefetched = metrics.counter("sectors-prefetched", "sectors", "Sectors of these");
        cut = metrics.counter(
                "prefetches-cut", "requests", "Prefetches whose remaining part was abandoned for requests of the host");
        prefetched = new PrefetchedLines(cache, metrics);
        units = new UnitFetches(cache, policy.fetchUnit(), prefetched);
    }

    /** Returns whether whole units are fetched for a read before it is served; it begins when they are in the cache. */
    boolean fetchesUnitsFor(Request whole) {
        return units.begin(whole);
    }

    /** Returns whether a request is one of these reads, not one of the host. */
    boolean isOwn(Request request) {
        return indexOf(request.device(), request) >= 0 || units.isOwn(request);
    }

    /** Notes the {@link Outcome} of a request that is complete; returns whether it is one of these reads. */
    boolean endsOwn(Request request, int outcome) {
        units.ended(request, outcome);
        return isOwn(request);
    }

    private int indexOf(int unit, @Nullable Request request) {
        Request[] ofUnit = reads[unit];
        for (int i = 0; i < ofUnit.length; i++) {
            if (ofUnit[i] == request) {
                return i;
            }
        }
        return -1;
    }

    /** Handles the completion of a request of the host. */
    void accessed(Request request, boolean isMiss) {
        int unit = request.device();
        prefetched.accessed(unit, request.sector(), request.end());
        policy.accessed(unit, request.sector(), request.sectors(), request.isWrite(), !isMiss);
        if (isMiss) {
            cutRest(unit);
        }
        if (indexOf(unit, null) >= 0) {
            long from = Math.max(0, policy.aheadFrom(unit));
            long to = Math.min(policy.aheadTo(unit), cache.sectors(unit));
            long committed = Math.min(policy.committed(unit), Math.max(0, to - from));
            if (committed > 0) {
                fetch(unit, from, from + committed);
            }
            if (from + committed < to) {
                restFrom[unit] = from + committed;
                restTo[unit] = to;
                fetchRest(unit);
            }
        }
    }

    /** Handles the new key of a line. */
    void renamed(long before, long now) {
        prefetched.renamed(before, now);
    }

    /** Handles the eviction of a line. */
    void evicted(int slot) {
        prefetched.evicted(slot);
    }

    private void cutRest(int unit) {
        if (restFrom[unit] < restTo[unit]) {
            cut.add(1);
        }
        restTo[unit] = restFrom[unit];
    }

    /** Reads the next piece of the rest that is not in the cache; abandons the rest if the unit is busy. */
    private void fetchRest(int unit) {
        while (restFrom[unit] < restTo[unit] && areNoneInProgress(unit)) {
            if (!cache.isIdle(unit)) {
                cutRest(unit);
                return;
            }
            long from = restFrom[unit];
            restFrom[unit] = Math.min(restTo[unit], LineShape.up(from + policy.step(), line));
            fetch(unit, from, restFrom[unit]);
        }
    }

    private boolean areNoneInProgress(int unit) {
        for (Request read : reads[unit]) {
            if (read != null) {
                return false;
            }
        }
        return true;
    }

    /**
     * Excludes cached lines at the beginning and at the end, and sectors that would fill more than half of the cache. A
     * line that the host has read or written in part is not excluded, because its missing sectors adjoin those to be
     * fetched.
     */
    private void fetch(int unit, long wantedFrom, long wantedTo) {
        long from = LineShape.down(wantedFrom, line);
        long to = LineShape.up(Math.min(wantedTo, from + (long) cache.rules().lines() / 2 * line), line);
        if (isIncomplete(unit, from)) {
            from = Math.max(from, cache.rules().shape().grainFrom(wantedFrom));
        }
        while (from < to && isLeftOut(unit, from)) {
            from = LineShape.down(from, line) + line;
        }
        while (from < to && isLeftOut(unit, to - line)) {
            to -= line;
        }
        to = Math.min(to, cache.sectors(unit));
        if (from < to) {
            read(unit, from, to);
        }
    }

    private boolean isLeftOut(int unit, long sector) {
        int slot = cache.lines().find(unit, sector);
        return slot != Lines.NONE && !isPartlyValid(slot, sector);
    }

    /** Returns whether the line at a sector is in the cache, but only in part from there on; one that is still fetched has no part. */
    private boolean isIncomplete(int unit, long sector) {
        int slot = cache.lines().find(unit, sector);
        return slot != Lines.NONE && isPartlyValid(slot, sector);
    }

    private boolean isPartlyValid(int slot, long sector) {
        return cache.lines()
                .isPartlyValid(
                        slot, (int) (sector % line) / cache.rules().shape().grain());
    }

    private void read(int unit, long from, long to) {
        Request read = cache.context().own(Operation.READ, from, to - from);
        read.redirect(unit, from);
        read.arrived(cache.context().events().now());
        read.expect(this);
        reads[unit][indexOf(unit, null)] = read;
        prefetches.add(1);
        sectorsPrefetched.add(to - from);
        prefetched.fetched(unit, from, to);
        cache.begin(read, from, Outcome.NOTHING);
        cache.tasks().run();
    }

    @Override
    public void completed(Request read) {
        int unit = read.device();
        reads[unit][indexOf(unit, read)] = null;
        cache.context().finish(read);
        fetchRest(unit);
    }
}
