package org.spindle.workload.characterize.fit;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.spindle.stats.ValueHistogram;

/** Values above zero in ascending order with their counts. */
public final class Counted {

    private final DoubleArrayList values = new DoubleArrayList();
    private final LongArrayList counts = new LongArrayList();
    private long total;

    /** Returns the values of a histogram other than zero. */
    public static Counted positive(ValueHistogram histogram) {
        Counted counted = new Counted();
        histogram.forEach((value, count) -> {
            if (value > 0) {
                counted.add(value, count);
            }
        });
        return counted;
    }

    /**
     * Adds a value with its number.
     *
     * @param value greater than all values added before
     */
    public void add(double value, long count) {
        values.add(value);
        counts.add(count);
        total += count;
    }

    /** Returns the number of different values. */
    public int size() {
        return values.size();
    }

    /** Returns the least value; there must be one. */
    public double least() {
        return values.getDouble(0);
    }

    /** Returns the greatest value; there must be one. */
    public double greatest() {
        return values.getDouble(values.size() - 1);
    }

    double[] values() {
        return values.toDoubleArray();
    }

    /** Returns for each value the fraction of all that are not greater. */
    double[] cumulativeShares() {
        double[] shares = new double[values.size()];
        long reached = 0;
        for (int i = 0; i < shares.length; i++) {
            reached += counts.getLong(i);
            shares[i] = (double) reached / total;
        }
        return shares;
    }

    double mean() {
        double sum = 0;
        for (int i = 0; i < values.size(); i++) {
            sum += values.getDouble(i) * counts.getLong(i);
        }
        return sum / total;
    }

    double meanOfLog() {
        double sum = 0;
        for (int i = 0; i < values.size(); i++) {
            sum += StrictMath.log(values.getDouble(i)) * counts.getLong(i);
        }
        return sum / total;
    }

    /** Returns the standard deviation of the logarithm with the number of values as divisor, as in maximum likelihood. */
    double deviationOfLog() {
        double mean = meanOfLog();
        double squares = 0;
        for (int i = 0; i < values.size(); i++) {
            double distance = StrictMath.log(values.getDouble(i)) - mean;
            squares += distance * distance * counts.getLong(i);
        }
        return Math.sqrt(squares / total);
    }
}
