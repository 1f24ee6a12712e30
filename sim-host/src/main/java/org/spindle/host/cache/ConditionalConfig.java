package org.spindle.host.cache;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

@Doc("Fetches ahead of reads that run through successive segments, in proportion to the length of the run (conditional"
        + " sequential prefetch, Hsu 2003, section 3.5.2).")
public record ConditionalConfig(
        @Doc(
                "Length of a segment; a segment that a read accesses in part counts as read. The thesis has 16 KiB for personal"
                        + " computers, 8 KiB for servers.")
        @Default("16 KiB")
        @Range(min = "512 B", max = "1 GiB")
        Size segment,

        @Doc("Segments of a run from which on a miss fetches ahead; with 1 every miss does.")
        @Default("1")
        @Range(min = "1", max = "1000000")
        int trigger,

        @Doc("Factor of the prefetched length: a multiple of the length of the run so far.")
        @Default("2")
        @Range(min = "1", max = "1000")
        int factor,

        @Doc("Maximum length that is fetched at once.") @Default("256 KiB")
        Size most,

        @Doc("Segments that are remembered, those read last.") @Default("64") @Range(min = "1", max = "65536")
        int directory,

        @Doc(
                "Direction of runs: forward, backward (sectors before the request are fetched), both (that of the longer run; forward if they"
                        + " are equal).")
        @Default("forward")
        Direction direction,

        @Doc(
                "What lengthens a run: segments (each one of a read that accesses several), reads (a read counts once). The thesis"
                        + " does not say which.")
        @Default("segments")
        Counts counts,

        @Inline IdleReading idleReading)
        implements Validated {

    /** Directions of runs. */
    public enum Direction {
        FORWARD,
        BACKWARD,
        BOTH;

        boolean includes(Direction other) {
            return this == other || this == BOTH;
        }
    }

    /** What lengthens a run. */
    public enum Counts {
        SEGMENTS,
        READS
    }

    @Override
    public void validate(Problems problems) {
        if (segment.bytes() % Size.SECTOR != 0) {
            problems.report("segment", segment + " is not a whole number of sectors", "a multiple of 512 B");
        }
        if (most.bytes() % Size.SECTOR != 0) {
            problems.report("most", most + " is not a whole number of sectors", "a multiple of 512 B");
        } else if (most.compareTo(segment) < 0) {
            problems.report("most", most + " is less than a segment of " + segment, "at least " + segment);
        }
        if (most.compareTo(segment) >= 0 && (double) trigger * segment.bytes() > most.bytes()) {
            problems.report(
                    "trigger",
                    "a run of " + trigger + " segments of " + segment + " is longer than the most that is fetched, "
                            + most,
                    "at most " + most.bytes() / segment.bytes());
        }
        long least = Math.min(most.bytes(), (long) factor * trigger * segment.bytes());
        if (idleReading.isReachedBy(new Size(least))) {
            problems.report(
                    "until",
                    idleReading.until() + " is no more than what is fetched at once in any case, " + new Size(least),
                    "more than " + new Size(least) + ", or untilFrom: fetch");
        }
        if (direction == Direction.BACKWARD && idleReading.until() != null) {
            problems.report("until", "backward runs are not read on while the unit is idle", "remove it, or forward");
        }
    }
}
