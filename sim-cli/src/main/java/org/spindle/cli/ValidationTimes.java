package org.spindle.cli;

import java.util.Arrays;
import org.spindle.disk.disksim.ValidateStatistics;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.Request;

/**
 * Simulated response times beside those that a trace has recorded of the real drive. Nothing is kept from the first request on that has no
 * recorded time: those of synthetic workloads have none, and some runs have tens of millions.
 */
final class ValidationTimes implements RunObserver {

    private static final double NANOS_PER_MILLI = 1e6;

    private double[] simulated = new double[1 << 12];
    private double[] measured = new double[1 << 12];
    private int count;
    private boolean complete = true;

    @Override
    public void completed(Request request) {
        if (!complete) {
            return;
        }
        if (request.recordedService() == Request.NONE) {
            complete = false;
            count = 0;
            simulated = new double[0];
            measured = new double[0];
            return;
        }
        if (count == simulated.length) {
            simulated = Arrays.copyOf(simulated, 2 * count);
            measured = Arrays.copyOf(measured, 2 * count);
        }
        simulated[count] = request.responseTime() / NANOS_PER_MILLI;
        measured[count++] = request.recordedService() / NANOS_PER_MILLI;
    }

    /** Returns whether there are requests, and every one has a recorded time. */
    boolean areComplete() {
        return complete && count > 0;
    }

    /** Returns the root-mean-square distance of the distributions of simulated and measured response times, in milliseconds; 0 without requests. */
    double demerit() {
        return count == 0
                ? 0
                : ValidateStatistics.demerit(Arrays.copyOf(simulated, count), Arrays.copyOf(measured, count));
    }

    /** Returns the mean time of the real drive, in milliseconds; 0 without requests. */
    double measuredMean() {
        return Arrays.stream(measured, 0, count).average().orElse(0);
    }
}
