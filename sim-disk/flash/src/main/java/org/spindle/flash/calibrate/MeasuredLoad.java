package org.spindle.flash.calibrate;

import java.util.List;
import org.spindle.spi.request.Operation;

/**
 * A measurement of a device under one constant load: random accesses of one kind with a constant number outstanding.
 *
 * @param name of the measurement, for messages
 * @param bytes size of each access
 * @param outstanding accesses, 1 or more
 * @param submitters processes that they came from, each with as many of them, 1 or more
 * @param meanNanos mean response
 * @param quantiles of the response, by rising share, none less than the one before; may be empty
 */
public record MeasuredLoad(
        String name,
        Operation operation,
        long bytes,
        int outstanding,
        int submitters,
        double meanNanos,
        List<Quantile> quantiles) {

    /**
     * A quantile.
     *
     * @param share of the accesses that take no longer, above 0; 1 for the longest time
     */
    public record Quantile(double share, double nanos) {}

    public MeasuredLoad {
        quantiles = List.copyOf(quantiles);
        if (submitters < 1
                || outstanding < submitters
                || bytes < 1
                || !(meanNanos > 0 && meanNanos <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("measurement '" + name + "' has " + outstanding
                    + " outstanding accesses of " + submitters + " processes, of " + bytes + " B with a mean of "
                    + meanNanos
                    + " ns; each has to be more than 0 and finite, and accesses no fewer than processes");
        }
        double last = 0;
        for (Quantile quantile : quantiles) {
            if (!(quantile.nanos() >= last && quantile.nanos() <= Double.MAX_VALUE)) {
                throw new IllegalArgumentException("measurement '" + name + "' has a quantile of " + quantile.nanos()
                        + " ns for the share " + quantile.share()
                        + "; each has to be finite and no less than 0 and the one for the next smaller share");
            }
            last = quantile.nanos();
        }
    }

    /** Data rate under this load, by Little's law. */
    public double bytesPerSecond() {
        return outstanding * bytes / (meanNanos / 1e9);
    }

    /** Outstanding accesses of each process. */
    public double depth() {
        return (double) outstanding / submitters;
    }

    /** The quantile of a share, not a number if it was not measured. */
    public double quantile(double share) {
        for (Quantile quantile : quantiles) {
            if (quantile.share() == share) {
                return quantile.nanos();
            }
        }
        return Double.NaN;
    }
}
