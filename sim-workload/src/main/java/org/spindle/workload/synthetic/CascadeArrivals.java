package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/**
 * Arrivals of one binary cascade after the other, split no further ahead than the next arrival needs: memory grows with the
 * number of levels only.
 */
final class CascadeArrivals implements ArrivalProcess {

    private final double[] biases;
    private final double period;
    private final double meanCount;
    private final RandomStream random;

    /** Right halves that are still to come, from the largest to the smallest: arrivals in them and how often they were halved. */
    private final long[] counts;

    private final int[] levels;
    private int pending;

    /** The part that arrivals come from at present: those left in it, its end. All times since the start of the period. */
    private long left;

    private double end;
    private double at;
    private double nextPart;
    /** What rounding has left of the mean; a half at first, so that the first count is rounded to the nearest. */
    private double fraction = 0.5;

    CascadeArrivals(Arrivals.Cascade config, RandomStream random) {
        this.random = random;
        biases = config.biases().stream().mapToDouble(Double::doubleValue).toArray();
        period = config.period().inNanos();
        meanCount = config.rate() * period / 1e9;
        counts = new long[biases.length + 1];
        levels = new int[biases.length + 1];
        beginPeriod();
    }

    private void beginPeriod() {
        fraction += meanCount;
        counts[0] = (long) fraction;
        fraction -= counts[0];
        levels[0] = 0;
        pending = 1;
        nextPart = 0;
    }

    @Override
    public double nextGap() {
        double before = at;
        while (left == 0) {
            if (pending == 0) {
                before -= period;
                beginPeriod();
            }
            takePart();
        }
        at += (end - at) * (1 - StrictMath.pow(1 - random.nextDouble(), 1.0 / left));
        left--;
        return at - before;
    }

    /** Takes the next part and halves it until it is one of the last level, or has nothing in it. */
    private void takePart() {
        pending--;
        long count = counts[pending];
        int level = levels[pending];
        while (count > 0 && level < biases.length) {
            long larger = rounded(biases[level] * count);
            boolean first = random.nextDouble() < 0.5;
            level++;
            counts[pending] = first ? count - larger : larger;
            levels[pending] = level;
            pending++;
            count = first ? larger : count - larger;
        }
        at = nextPart;
        end = at + Math.scalb(period, -level);
        nextPart = end;
        left = count;
    }

    /** Up or down at random, so that the mean is right. */
    private long rounded(double value) {
        long whole = (long) value;
        return random.nextDouble() < value - whole ? whole + 1 : whole;
    }
}
