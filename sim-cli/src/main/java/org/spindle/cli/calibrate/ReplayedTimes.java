package org.spindle.cli.calibrate;

import java.util.Arrays;
import org.spindle.disk.disksim.ValidateStatistics;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Simulated response times of a replayed trace beside those that the trace has recorded, in the order of the trace. */
final class ReplayedTimes implements RunObserver {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double CLOSE = 0.1;

    /** The least size of errors, in milliseconds, that distinguishes fits: the resolution of recorded times. */
    private static final double RESOLUTION = 1e-3;

    private long[] id = new long[1 << 12];
    private long[] sector = new long[1 << 12];
    private long[] end = new long[1 << 12];
    private Operation[] operation = new Operation[1 << 12];
    private BufferOutcome[] outcome = new BufferOutcome[1 << 12];
    private double[] simulated = new double[1 << 12];
    private double[] recorded = new double[1 << 12];
    private int count;

    @Override
    public void completed(Request request) {
        long time = request.recordedService() == Request.NONE ? request.recordedResponse() : request.recordedService();
        if (time == Request.NONE) {
            return;
        }
        if (count == id.length) {
            grow();
        }
        int at = count++;
        while (at > 0 && id[at - 1] > request.id()) {
            copy(at - 1, at--);
        }
        id[at] = request.id();
        sector[at] = request.sector();
        end[at] = request.end();
        operation[at] = request.operation();
        outcome[at] = request.buffer();
        simulated[at] = request.responseTime() / NANOS_PER_MILLI;
        recorded[at] = time / NANOS_PER_MILLI;
    }

    private void copy(int from, int to) {
        id[to] = id[from];
        sector[to] = sector[from];
        end[to] = end[from];
        operation[to] = operation[from];
        outcome[to] = outcome[from];
        simulated[to] = simulated[from];
        recorded[to] = recorded[from];
    }

    private void grow() {
        int length = 2 * id.length;
        id = Arrays.copyOf(id, length);
        sector = Arrays.copyOf(sector, length);
        end = Arrays.copyOf(end, length);
        operation = Arrays.copyOf(operation, length);
        outcome = Arrays.copyOf(outcome, length);
        simulated = Arrays.copyOf(simulated, length);
        recorded = Arrays.copyOf(recorded, length);
    }

    int count() {
        return count;
    }

    long sector(int index) {
        return sector[index];
    }

    /** Returns the first sector after a request. */
    long end(int index) {
        return end[index];
    }

    Operation operation(int index) {
        return operation[index];
    }

    BufferOutcome outcome(int index) {
        return outcome[index];
    }

    /**
     * Returns the negative logarithm of the likelihood of the recorded times from one request to another, up to a constant, if their errors have a
     * Cauchy distribution whose median size is that of their class. A millisecond counts for more in a class of requests whose times are
     * well known than in one whose times depend on a rotation that is not, and a request that misses its sector by a whole rotation
     * counts as one miss, however long the rotation.
     */
    double negativeLogLikelihood(RequestClasses classes, int from, int to) {
        double[][] errors = new double[classes.count()][to - from];
        int[] requests = new int[classes.count()];
        for (int i = from; i < to; i++) {
            int of = classes.of(i);
            errors[of][requests[of]++] = Math.abs(simulated[i] - recorded[i]);
        }
        double sum = 0;
        for (int i = 0; i < errors.length; i++) {
            if (requests[i] > 0) {
                sum += negativeLogLikelihood(errors[i], requests[i]);
            }
        }
        return sum;
    }

    private static double negativeLogLikelihood(double[] errors, int count) {
        Arrays.sort(errors, 0, count);
        double scale = Math.max(errors[count / 2], RESOLUTION);
        double sum = count * Math.log(scale);
        for (int i = 0; i < count; i++) {
            sum += Math.log1p(errors[i] / scale * (errors[i] / scale));
        }
        return sum;
    }

    /** Returns the part from one request to another. */
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

        /** Returns the root mean square of the distance between the two distributions, in milliseconds ({@link ValidateStatistics}). */
        double demerit() {
            return ValidateStatistics.demerit(simulated, recorded);
        }

        /** Returns the mean absolute difference of the two times of a request, in milliseconds. */
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

        /** Returns the share of the requests whose simulated time is within a tenth of the recorded one. */
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
