package org.spindle.cli.calibrate;

import java.util.Arrays;
import org.spindle.disk.disksim.ValidateStatistics;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.Request;

/** Simulated response times of a replayed trace beside those that the trace has recorded, in order of completion. */
final class ReplayedTimes implements RunObserver {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double CLOSE = 0.1;

    private double[] simulated = new double[1 << 12];
    private double[] recorded = new double[1 << 12];
    private int count;

    @Override
    public void completed(Request request) {
        long time = request.recordedService() == Request.NONE ? request.recordedResponse() : request.recordedService();
        if (time == Request.NONE) {
            return;
        }
        if (count == simulated.length) {
            simulated = Arrays.copyOf(simulated, 2 * count);
            recorded = Arrays.copyOf(recorded, 2 * count);
        }
        simulated[count] = request.responseTime() / NANOS_PER_MILLI;
        recorded[count] = time / NANOS_PER_MILLI;
        count++;
    }

    int count() {
        return count;
    }

    /** The part from one request to another. */
    Part part(int from, int to) {
        return new Part(Arrays.copyOfRange(simulated, from, to), Arrays.copyOfRange(recorded, from, to));
    }

    /**
     * Some of the requests.
     *
     * @param simulated response times in milliseconds
     * @param recorded the same as recorded
     */
    record Part(double[] simulated, double[] recorded) {

        /** Root mean square of the distance between the two distributions, in milliseconds ({@link ValidateStatistics}). */
        double demerit() {
            return ValidateStatistics.demerit(simulated, recorded);
        }

        /** Mean absolute difference of the two times of a request, in milliseconds. */
        double meanError() {
            double sum = 0;
            for (int i = 0; i < simulated.length; i++) {
                sum += Math.abs(simulated[i] - recorded[i]);
            }
            return sum / simulated.length;
        }

        double simulatedMean() {
            return Arrays.stream(simulated).average().orElse(Double.NaN);
        }

        double recordedMean() {
            return Arrays.stream(recorded).average().orElse(Double.NaN);
        }

        /** Share of the requests whose simulated time is within a tenth of the recorded one. */
        double closeShare() {
            int close = 0;
            for (int i = 0; i < simulated.length; i++) {
                if (Math.abs(simulated[i] - recorded[i]) <= CLOSE * recorded[i]) {
                    close++;
                }
            }
            return close / (double) simulated.length;
        }
    }
}
