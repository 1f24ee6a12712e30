package org.spindle.flash.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.request.Operation;

/** A point of a table of times. */
@Doc("A measured point: a time, or quantiles of the times.")
public record MeasuredPoint(
        @Doc("The operation.") Operation operation,

        @Doc("Size of the requests; 0 B if it does not matter.") @Default("0 B")
        Size size,

        @Doc("Distance or address; 0 B if it does not matter.") @Default("0 B")
        Size place,

        @Doc("Requests at the device at once, this one included.") @Default("1") @Range(min = "1", max = "65536")
        int outstanding,

        @Doc("Processes that have requests at the device at once.") @Default("1") @Range(min = "1", max = "65536")
        int submitters,

        @Doc("The time, always the same; this or quantiles.") @Nullable
        Time time,

        @Doc("Quantiles of the times, by rising share, with linear interpolation.") @Default("[]")
        List<Quantile> quantiles)
        implements Validated {

    /** A quantile of times. */
    @Doc("A quantile of the times.")
    public record Quantile(
            @Doc("Share of the requests that take no longer.") @Range(min = "0", max = "1")
            double share,

            @Doc("The time.") @Range(min = "0 ms", max = "1 d")
            Time time) {}

    public MeasuredPoint {
        quantiles = List.copyOf(quantiles);
    }

    /** Requests at the device for each of the processes. */
    double depth() {
        return (double) outstanding / submitters;
    }

    @Override
    public void validate(Problems problems) {
        if (outstanding < submitters) {
            problems.report(
                    "submitters",
                    submitters + " processes cannot have " + outstanding + " requests at the device",
                    "outstanding of as many or more");
        }
        if ((time == null) == quantiles.isEmpty()) {
            problems.report(
                    "",
                    time == null ? "there is neither a time nor quantiles" : "time and quantiles contradict each other",
                    "one of time and quantiles");
        }
        if (time != null && time.inNanos() < 0) {
            problems.report("time", time + " is negative", "0 ms or more");
        }
        for (int i = 1; i < quantiles.size(); i++) {
            if (quantiles.get(i).share() <= quantiles.get(i - 1).share()
                    || quantiles.get(i).time().compareTo(quantiles.get(i - 1).time()) < 0) {
                problems.report(
                        "quantiles[" + i + "]",
                        "share and time do not rise from the quantile before",
                        "quantiles in the order of their shares");
            }
        }
    }

    /** The time below which a share of the times lies, in nanoseconds. */
    double nanosAt(double share) {
        if (time != null) {
            return time.inNanos();
        }
        int above = 0;
        while (above < quantiles.size() && quantiles.get(above).share() < share) {
            above++;
        }
        if (above == 0) {
            return quantiles.get(0).time().inNanos();
        }
        Quantile low = quantiles.get(above - 1);
        if (above == quantiles.size()) {
            return low.time().inNanos();
        }
        Quantile high = quantiles.get(above);
        double part = (share - low.share()) / (high.share() - low.share());
        return low.time().inNanos() + part * (high.time().inNanos() - low.time().inNanos());
    }
}
