package org.spindle.host.redcap;

import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;

/** The metrics of a cache of disk segments: what reads found, what became of prefetched blocks, the states and why they changed. */
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

    /** What a block would cost in the other state, by the latest check; not a number before any. */
    private double otherCost = Double.NaN;

    /** What was expected of the state that has begun and that was not checked yet; not a number if there is none. */
    private double expected = Double.NaN;

    RedcapMetrics(Metrics metrics) {
        readsActive = metrics.counter(READS_ACTIVE, REQUESTS, "Reads handled while it was active");
        readsInactive = metrics.counter(READS_INACTIVE, REQUESTS, "Reads passed on while it was inactive");
        writes = metrics.counter("writes", REQUESTS, "Writes, passed on");
        hits = metrics.counter(READ_HITS, REQUESTS, "Reads served by the cache alone");
        partialHits = metrics.counter(
                READ_PARTIAL_HITS, REQUESTS, "Reads of which some blocks were served by the cache, the others below");
        misses = metrics.counter(READ_MISSES, REQUESTS, "Reads, while it was active, of which it had nothing");
        wholeSegments = metrics.counter(
                "whole-segments", "parts", "Missed parts of reads that covered their segment, with nothing to prefetch");
        bypassed = metrics.counter(
                "parts-bypassed", "parts", "Missed parts of reads for which there was no room: every segment was busy");
        blocksHit = metrics.counter("blocks-hit", BLOCKS, "Blocks copied out of the cache");
        blocksMissed = metrics.counter("blocks-missed", BLOCKS, "Blocks asked for, while it was active, and read below");
        fills = metrics.counter("fills", "segments", "Missed segments of which the rest was prefetched");
        prefetched = metrics.counter(PREFETCHED, BLOCKS, "Blocks prefetched");
        used = metrics.counter(USED, BLOCKS, "Prefetched blocks that were read later");
        wasted = metrics.counter(
                WASTED, BLOCKS, "Prefetched blocks that made room, or were written, before anybody had read them");
        ghostHits = metrics.counter(
                "ghost-blocks-hit", BLOCKS, "Blocks read while it was inactive that it would have had");
        ghostMisses = metrics.counter(
                "ghost-blocks-missed", BLOCKS, "Blocks read while it was inactive that it would not have had");
        ghostPrefetched = metrics.counter(
                "ghost-blocks-prefetched", BLOCKS, "Blocks that it would have prefetched while it was inactive");
        active = metrics.course(ACTIVE, "", "Share of time in which reads are handled as while it is active");
        pending = metrics.level(
                "pending", "", "Share of time in which reads are in progress that were begun before the latest change");
        turnedOn = metrics.counter(TURNED_ON, "times", "Changes to active");
        turnedOff = metrics.counter(TURNED_OFF, "times", "Changes to inactive");
        takenBack = metrics.counter("changes-taken-back", "times", "Changes while another was pending");
        checks = metrics.counter("checks", "times", "Comparisons of the two states");
        goodChecks = metrics.counter("good-checks", "times", "Comparisons that spoke for the active state");
        interval = metrics.level("check-interval", "reads", "Reads from one comparison to the next");
        activeCost = metrics.course(
                ACTIVE_COST,
                "ns",
                "Time of reads for each block asked for while active, by the latest check: measured then, else estimated");
        inactiveCost = metrics.course(
                INACTIVE_COST,
                "ns",
                "Time of reads for each block asked for while inactive, by the latest check: measured then, else"
                        + " estimated");
        forecast = metrics.distribution(
                FORECAST_COST, "ns", "Time for each block that was estimated for the other state before it was taken");
        found = metrics.distribution(
                FOUND_COST, "ns", "Time for each block that the first check after such a change has measured");
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

    /** A read was looked up in the cache. */
    void found(int blocksThere, int blocksMissing) {
        if (blocksMissing == 0) {
            hits.add(1);
        } else if (blocksThere > 0) {
            partialHits.add(1);
        } else {
            misses.add(1);
        }
    }

    /** A part of a read is not in the cache, and nothing is prefetched. */
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

    /** A read is over that the cache was active for. */
    void ended(ReadCosts costs) {
        blocksHit.add(costs.hitBlocks);
        blocksMissed.add(costs.missBlocks);
    }

    /** A read is passed on. */
    void passed(ReadCosts costs) {
        ghostHits.add(costs.hitBlocks);
        ghostMisses.add(costs.missBlocks);
        ghostPrefetched.add(costs.prefetchedBlocks);
    }

    void state(boolean isOn, boolean isPending) {
        active.set(isOn ? 1 : 0);
        pending.set(isPending ? 1 : 0);
    }

    void turned(boolean on, boolean isTakenBack) {
        (on ? turnedOn : turnedOff).add(1);
        if (isTakenBack) {
            takenBack.add(1);
        }
        expected = otherCost;
    }

    void interval(int reads) {
        interval.set(reads);
    }

    /**
     * The two states were compared.
     *
     * @param isOn whether it is active
     * @param activeNanos time for each block in the active state
     * @param inactiveNanos time for each block in the inactive state
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
