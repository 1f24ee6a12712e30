package org.spindle.disk.extract;

/**
 * Determines the time of a rotation: reads of one block from the medium end at the same angle, so that the times
 * between their ends are multiples of it. Of the frequencies at which the ends have the same phase the lowest is taken,
 * as the others are its multiples. Between reads the disk rests for different times: many evictions take nearly the same
 * time before every read, and at a frequency that differs by one turn in this time the phases would be nearly the same.
 */
final class RotationProbe {

    private static final int SAMPLES = 24;
    private static final double LONGEST = 25e6;
    private static final double SHORTEST = 2.5e6;
    private static final double STEPS_PER_TURN = 16;
    private static final double ALIKE = 0.9;
    private static final double GOLDEN_RATIO = 0.618_033_988_75;

    private RotationProbe() {}

    /**
     * Returns nanoseconds.
     *
     * @throws ExtractionException if there is no rotation
     */
    static double find(DiskProbe probe) {
        long block = probe.blocks() / 4;
        double[] ends = new double[SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            long from = probe.now();
            probe.forget(block, block);
            probe.rest(Math.round(GOLDEN_RATIO * i * i % 1 * (probe.now() - from)));
            probe.read(block);
            ends[i] = probe.now();
        }
        double span = ends[SAMPLES - 1] - ends[0];
        double step = 1 / (STEPS_PER_TURN * span);
        for (double frequency = 1 / LONGEST; frequency < 1 / SHORTEST; frequency += step) {
            double alike = alike(ends, frequency);
            if (alike > ALIKE) {
                while (alike(ends, frequency + step) > alike) {
                    frequency += step;
                    alike = alike(ends, frequency);
                }
                return refined(ends, 1 / frequency);
            }
        }
        throw new ExtractionException("reads of one sector do not end at multiples of a rotation of 2.5 to 25 ms"
                + " (24,000 to 2,400 rpm); name a rotating disk without other users");
    }

    /** Returns the length of the mean of unit vectors with the phases of the ends. */
    private static double alike(double[] ends, double frequency) {
        double x = 0;
        double y = 0;
        for (double end : ends) {
            double turns = (end - ends[0]) * frequency;
            double angle = 2 * Math.PI * (turns - Math.floor(turns));
            x += StrictMath.cos(angle);
            y += StrictMath.sin(angle);
        }
        return StrictMath.hypot(x, y) / ends.length;
    }

    /** Fits the ends to the numbers of rotations by least squares. */
    private static double refined(double[] ends, double rotation) {
        double turns = 0;
        double time = 0;
        double product = 0;
        double square = 0;
        for (double end : ends) {
            double count = Math.rint((end - ends[0]) / rotation);
            turns += count;
            time += end - ends[0];
            product += count * (end - ends[0]);
            square += count * count;
        }
        int n = ends.length;
        return (n * product - turns * time) / (n * square - turns * turns);
    }
}
