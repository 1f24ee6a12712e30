package org.spindle.host.redcap;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;

/** The metrics of a cache of disk segments: results of reads, use of prefetched blocks, states, and the checks that change them. */
final class RedcapMetrics {

    static final String ACTIVE = "active";
    static final String READS_ACTIVE = "reads-active";
    static final String READS_INACTIVE = "reads-inactive";
    static final String READ_HITS = "read-hits";
    static final String READ_PARTIAL_HITS = "read-partial-hits";
    static final String READ_MISSES = "read-misses";
    static final String PREFETCHED = "blocks-prefetched";
    static final String USED = "prefetched-blocks-used";
    static final String WASTED = "prefetched-blocks-wasted";
    static final String TURNED_ON = "turned-on";
    static final String TURNED_OFF = "turned-off";
    static final String ACTIVE_COST = "active-cost";
    static final String INACTIVE_COST = "inactive-cost";
    static final String FORECAST_COST = "forecast-cost";
    static final String FOUND_COST = "found-cost";

    private static final String BLOCKS = "blocks";
    private static final String REQUESTS = "requests";

    private final Counter readsActive;
    private final Counter readsInactive;
    private final Counter writes;
    private final Counter hits;
    private final Counter partialHits;
    private final Counter misses;
    private final Counter wholeSegments;
    private final Counter bypassed;
    private final Counter blocksHit;
    private final Counter blocksMissed;
    private final Counter fills;
    private final Counter prefetched;
    private final Counter used;
    private final Counter wasted;
    private final Counter ghostHits;
    private final Counter ghostMisses;
    private final Counter ghostPrefetched;
    private final Level active;
    private final Level pending;
    private final Counter turnedOn;
    private final Counter turnedOff;
    private final Counter takenBack;
    private final Counter checks;
    private final Counter goodChecks;
    private final Level interval;
    private final Level activeCost;
    private final Level inactiveCost;
    private final Distribution forecast;
    private final Distribution found;

    /** Estimated time per block in the other state at the latest check, in nanoseconds; NaN before the first. */
    private double otherCost = Double.NaN;

    /** Estimated time per block of the new state, until it is first checked, in nanoseconds; NaN otherwise. */
    private double expected = Double.NaN;

    RedcapMetrics(Metrics metrics) {
        readsActive = metrics.counter(READS_ACTIVE, REQUESTS, "Reads that began while the cache was active");
        readsInactive = metrics.counter(READS_INACTIVE, REQUESTS, "Reads forwarded while the cache was inactive");
        writes = metrics.counter("writes", REQUESTS, "Forwarded writes");
        hits = metrics.counter(READ_HITS, REQUESTS, "Reads served completely from the cache");
        partialHits = metrics.counter(
                READ_PARTIAL_HITS,
                REQUESTS,
                "Reads of which some blocks were served from the cache, others from below");
        misses = metrics.counter(READ_MISSES, REQUESTS, "Reads without a block in the cache, while it was active");
        wholeSegments = metrics.counter(
                "whole-segments",
                "parts",
                "Missed parts of reads that covered their segment, without a block to prefetch");
        bypassed = metrics.counter(
                "parts-bypassed",
                "parts",
                "Missed parts of reads without a prefetch, as all segments of the cache were in use");
        blocksHit = metrics.counter("blocks-hit", BLOCKS, "Blocks copied out of the cache");
        blocksMissed = metrics.counter(
                "blocks-missed", BLOCKS, "Requested blocks that were read below while the cache was active");
        fills = metrics.counter("fills", "segments", "Missed segments whose rest was prefetched");
        prefetched = metrics.counter(PREFETCHED, BLOCKS, "Blocks prefetched");
        used = metrics.counter(USED, BLOCKS, "Prefetched blocks that were read later");
        wasted = metrics.counter(
                WASTED, BLOCKS, "Prefetched blocks that were evicted, or overwritten, before they were read");
        ghostHits = metrics.counter(
                "ghost-blocks-hit", BLOCKS, "Blocks read while the cache was inactive that would have been hits");
        ghostMisses = metrics.counter(
                "ghost-blocks-missed", BLOCKS, "Blocks read while the cache was inactive that would have been misses");
        ghostPrefetched = metrics.counter(
                "ghost-blocks-prefetched", BLOCKS, "Blocks that the cache would have prefetched while it was inactive");
        active = metrics.levelSeries(ACTIVE, "", "Share of time in which new reads use the cache");
        pending = metrics.level(
                "pending", "", "Share of time in which reads are in progress that began before the latest change");
        turnedOn = metrics.counter(TURNED_ON, "times", "Changes to active");
        turnedOff = metrics.counter(TURNED_OFF, "times", "Changes to inactive");
        takenBack = metrics.counter("changes-taken-back", "times", "Changes while another was pending");
        checks = metrics.counter("checks", "times", "Comparisons of the two states");
        goodChecks = metrics.counter("good-checks", "times", "Comparisons in favour of the active state");
        interval = metrics.level("check-interval", "reads", "Reads between comparisons");
        activeCost = metrics.levelSeries(
                ACTIVE_COST,
                "ns",
                "Time of reads per requested block with an active cache, by the latest check: measured if active, else estimated");
        inactiveCost = metrics.levelSeries(
                INACTIVE_COST,
                "ns",
                "Time of reads per requested block with an inactive cache, by the latest check: measured if inactive, else"
                        + " estimated");
        forecast = metrics.distribution(
                FORECAST_COST, "ns", "Time per block estimated for the new state, at each change of state");
        found = metrics.distribution(
                FOUND_COST, "ns", "Time per block measured by the first check after each change of state");
        interval.set(0);
    }

    void begins(boolean isOn) {
        (isOn ? readsActive : readsInactive).add(1);
    }

    void changes(Operation operation) {
        if (operation == Operation.WRITE) {
            writes.add(1);
        }
    }

    /** Counts a read that has been looked up in the cache. */
    void found(int blocksThere, int blocksMissing) {
        if (blocksMissing == 0) {
            hits.add(1);
        } else if (blocksThere > 0) {
            partialHits.add(1);
        } else {
            misses.add(1);
        }
    }

    /** Counts a missed part of a read without prefetching. */
    void missed(boolean hasOthers) {
        (hasOthers ? bypassed : wholeSegments).add(1);
    }

    void prefetches(int blocks) {
        fills.add(1);
        prefetched.add(blocks);
    }

    void used() {
        used.add(1);
    }

    void wasted(int blocks) {
        wasted.add(blocks);
    }

    /** Counts the blocks of a read that used the cache and has ended. */
    void ended(ReadCosts costs) {
        blocksHit.add(costs.hitBlocks);
        blocksMissed.add(costs.missBlocks);
    }

    /** Counts the blocks of a forwarded read by their presence in the ghost cache. */
    void passed(ReadCosts costs) {
        ghostHits.add(costs.hitBlocks);
        ghostMisses.add(costs.missBlocks);
        ghostPrefetched.add(costs.prefetchedBlocks);
    }

    void state(boolean isOn, boolean isPending) {
        active.set(isOn ? 1 : 0);
        pending.set(isPending ? 1 : 0);
    }

    void turned(boolean on, boolean undoesPending) {
        (on ? turnedOn : turnedOff).add(1);
        if (undoesPending) {
            takenBack.add(1);
        }
        expected = otherCost;
    }

    void interval(int reads) {
        interval.set(reads);
    }

    /**
     * Records a comparison of the two states.
     *
     * @param isOn whether the cache is active
     * @param activeNanos time per block in the active state
     * @param inactiveNanos time per block in the inactive state
     */
    void checked(boolean isOn, boolean isGood, double activeNanos, double inactiveNanos) {
        checks.add(1);
        if (isGood) {
            goodChecks.add(1);
        }
        activeCost.set(activeNanos);
        inactiveCost.set(inactiveNanos);
        if (!Double.isNaN(expected)) {
            forecast.record(Math.round(expected));
            found.record(Math.round(isOn ? activeNanos : inactiveNanos));
            expected = Double.NaN;
        }
        otherCost = isOn ? inactiveNanos : activeNanos;
    }
}
