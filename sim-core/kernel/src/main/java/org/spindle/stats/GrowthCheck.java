package org.spindle.stats;

/**
 * Decides whether a queue was still growing when the run ended, so that its mean reflects the length of the run and not
 * a steady state.
 *
 * <p>The rule: the measured part of the series is cut into thirds, each into eight blocks. The queue grows if the mean
 * of the last third exceeds that of the middle third by a quarter of the latter, by one request, and by three standard
 * errors of the difference (from the eight block means of each third), and the middle third is not below the first. A
 * queue that receives more than it can serve grows linearly, and its thirds are as 1 : 3 : 5. Runs of fewer than 24
 * intervals are not judged.
 */
public final class GrowthCheck {

    private static final int BLOCKS = 8;

    private GrowthCheck() {}

    /**
     * Applies the rule.
     *
     * @param lengths average queue length in successive equal intervals, warm-up left out
     */
    public static boolean isGrowing(double[] lengths) {
        int block = lengths.length / (3 * BLOCKS);
        if (block == 0) {
            return false;
        }
        int third = block * BLOCKS;
        int start = lengths.length - 3 * third;
        Moment first = third(lengths, start, block);
        Moment middle = third(lengths, start + third, block);
        Moment last = third(lengths, start + 2 * third, block);
        double growth = last.mean - middle.mean;
        double standardError = Math.sqrt((last.variance + middle.variance) / BLOCKS);
        return middle.mean >= first.mean && growth >= 1 && growth >= 0.25 * middle.mean && growth >= 3 * standardError;
    }

    private record Moment(double mean, double variance) {}

    /** Mean and variance of the block means of the third that begins there. */
    private static Moment third(double[] lengths, int start, int block) {
        double[] means = new double[BLOCKS];
        double mean = 0;
        for (int b = 0; b < BLOCKS; b++) {
            for (int i = 0; i < block; i++) {
                means[b] += lengths[start + b * block + i] / block;
            }
            mean += means[b] / BLOCKS;
        }
        double squares = 0;
        for (double value : means) {
            squares += (value - mean) * (value - mean);
        }
        return new Moment(mean, squares / (BLOCKS - 1));
    }
}
