package org.spindle.disk.hdd;

import org.spindle.disk.mechanics.SeekCurve;

/**
 * The time from the decision for a request to its first sector, over a sample of seek distances: seek, then a latency that is
 * uniform over a revolution and independent of the seek. In nanoseconds.
 */
final class PositioningTimes {

    /** Grid points in a revolution; the error of a mean is below a hundredth of a revolution. */
    private static final int STEPS = 256;

    private final double[] seeks;
    private final double revolution;

    /**
     * @param distances in cylinders
     * @param settle that is added to each seek, possibly negative; a seek takes 0 or more
     * @param headSwitch that stands for a seek over no distance
     */
    PositioningTimes(int[] distances, SeekCurve curve, double settle, double headSwitch, double revolution) {
        this.revolution = revolution;
        seeks = new double[distances.length];
        for (int i = 0; i < distances.length; i++) {
            double time = distances[i] == 0 ? headSwitch : curve.seekPicos(distances[i]) / 1e3;
            seeks[i] = Math.max(0, time + settle);
        }
    }

    /**
     * Mean and variance of a time.
     *
     * @param variance 0 or more
     */
    record Moments(double mean, double variance) {}

    /**
     * Returns the moments of the time to the nearest of several requests that are independently placed: the complement
     * of its distribution function is that of one request to the power of their number. Waiting requests are more
     * likely to be far away, so that this is less than the time under shortest-positioning-time scheduling.
     *
     * @param candidates 1 or more
     */
    Moments nearestOf(int candidates) {
        if (candidates == 1) {
            return one();
        }
        double step = revolution / STEPS;
        double longest = 0;
        for (double seek : seeks) {
            longest = Math.max(longest, seek);
        }
        int points = (int) (longest / step) + STEPS + 2;
        double[] seekWithin = shareWithin(points, step);
        double mean = 0;
        double square = 0;
        double window = 0;
        for (int i = 0; i < points; i++) {
            window += seekWithin[i] - (i < STEPS ? 0 : seekWithin[i - STEPS]);
            double later = StrictMath.pow(Math.max(0, 1 - window / STEPS), candidates);
            mean += later * step;
            square += 2 * (i + 0.5) * step * later * step;
        }
        return new Moments(mean, Math.max(0, square - mean * mean));
    }

    private Moments one() {
        double sum = 0;
        double squares = 0;
        for (double seek : seeks) {
            sum += seek;
            squares += seek * seek;
        }
        double mean = sum / seeks.length;
        return new Moments(
                mean + revolution / 2,
                Math.max(0, squares / seeks.length - mean * mean) + revolution * revolution / 12);
    }

    /** Returns, for each grid point, the share of the seeks that take at most its time. */
    private double[] shareWithin(int points, double step) {
        double[] within = new double[points];
        for (double seek : seeks) {
            within[(int) Math.ceil(seek / step)]++;
        }
        double sum = 0;
        for (int i = 0; i < points; i++) {
            sum += within[i];
            within[i] = sum / seeks.length;
        }
        return within;
    }
}
