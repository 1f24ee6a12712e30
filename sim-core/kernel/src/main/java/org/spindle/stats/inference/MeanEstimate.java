package org.spindle.stats.inference;

/**
 * An estimated mean, or difference of means, with its precision: (estimate - truth) / standard error is taken to follow
 * Student's t.
 *
 * @param mean in the unit of the values, finite
 * @param standardError of the mean, in the same unit, not negative; 0 if all values were equal
 * @param degreesOfFreedom of Student's t, above 0
 */
public record MeanEstimate(double mean, double standardError, double degreesOfFreedom) {

    private static final double OF_RUNS = 0.05;

    public MeanEstimate {
        if (!Double.isFinite(mean) || !(standardError >= 0) || !(degreesOfFreedom > 0)) {
            throw new IllegalArgumentException("no estimate: mean " + mean + ", standard error " + standardError
                    + ", degrees of freedom " + degreesOfFreedom);
        }
    }

    /**
     * Returns the estimate from independent observations of one distribution, such as the means of independent
     * replications (Law 2015, section 4.5, equation 4.12; for replications section 9.4.1).
     *
     * @param sample at least two finite values
     */
    public static MeanEstimate of(double[] sample) {
        int n = sample.length;
        if (n < 2) {
            throw new IllegalArgumentException("an estimate needs at least two observations, not " + n);
        }
        // Deviations from the first value, so that equal values have a standard error of exactly 0.
        double shift = 0;
        for (double value : sample) {
            shift += (value - sample[0]) / n;
        }
        double squares = 0;
        for (double value : sample) {
            double deviation = value - sample[0] - shift;
            squares += deviation * deviation;
        }
        return new MeanEstimate(sample[0] + shift, Math.sqrt(squares / (n - 1) / n), n - 1);
    }

    /**
     * Returns the difference first - second from paired observations, such as replications with common random numbers:
     * Student's t over the differences (Law 2015, section 10.2.1).
     *
     * @param first at least two finite values
     * @param second as many, in the same order
     */
    public static MeanEstimate ofPairs(double[] first, double[] second) {
        if (first.length != second.length) {
            throw new IllegalArgumentException(first.length + " observations cannot be paired with " + second.length);
        }
        double[] differences = new double[first.length];
        for (int i = 0; i < differences.length; i++) {
            differences[i] = first[i] - second[i];
        }
        return of(differences);
    }

    /**
     * Returns the estimate from the mean of one long run and its interval by batch means (Law 2015, section 9.5.3).
     *
     * @param halfWidth of the 95 % interval
     * @param batches at least two
     */
    public static MeanEstimate ofBatchMeans(double mean, double halfWidth, int batches) {
        return new MeanEstimate(mean, halfWidth / Quantiles.studentT(batches - 1, 1 - OF_RUNS / 2), batches - 1);
    }

    /**
     * Returns this mean minus another that was observed independently; variances may differ (Welch 1938, Satterthwaite
     * 1946; Law 2015, section 10.2.2).
     */
    public MeanEstimate minus(MeanEstimate other) {
        double mine = standardError * standardError;
        double theirs = other.standardError * other.standardError;
        double both = mine + theirs;
        double freedom = both == 0
                ? degreesOfFreedom + other.degreesOfFreedom
                : 1
                        / (mine / both * (mine / both) / degreesOfFreedom
                                + theirs / both * (theirs / both) / other.degreesOfFreedom);
        return new MeanEstimate(mean - other.mean, Math.sqrt(both), freedom);
    }

    /**
     * Returns half the width of the interval that contains the true value with probability 1 - level.
     *
     * @param level above 0, below 1
     */
    public double halfWidth(double level) {
        return standardError == 0 ? 0 : Quantiles.studentT(degreesOfFreedom, 1 - level / 2) * standardError;
    }

    /** Returns the probability of an estimate at least as far from 0 if the true value were 0 (two-sided). */
    public double pValue() {
        if (standardError == 0) {
            return mean == 0 ? 1 : 0;
        }
        return Quantiles.studentTBeyond(degreesOfFreedom, mean / standardError);
    }

    /**
     * Returns whether the interval excludes 0.
     *
     * @param level above 0, below 1
     */
    public boolean differsFromZero(double level) {
        return Math.abs(mean) > halfWidth(level);
    }
}
