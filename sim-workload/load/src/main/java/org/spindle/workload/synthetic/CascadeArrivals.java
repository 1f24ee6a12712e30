package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/**
 * Arrivals of one cascade after the other, split no further ahead than the next arrival needs: memory grows with the
 * number of levels only.
 */
final class CascadeArrivals implements ArrivalProcess {

    /** What each part of a level takes of what those before it have left. */
    private final double[][] takes;

    /** Length of a part when the period has been split so many times. */
    private final double[] lengths;

    private final double period;
    private final double meanCount;
    private final RandomStream random;

    /** Parts that are still to come, the next one last: arrivals in them and how many splits they come from. */
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

    CascadeArrivals(OpenPattern.Cascade config, RandomStream random) {
        this.random = random;
        period = config.period().inNanos();
        meanCount = config.rate() * period / 1e9;
        int splits = config.splits().size();
        takes = new double[splits][];
        lengths = new double[splits + 1];
        lengths[0] = period;
        int most = 1;
        for (int i = 0; i < splits; i++) {
            takes[i] = config.splits().get(i).takes();
            lengths[i + 1] = lengths[i] / takes[i].length;
            most += takes[i].length - 1;
        }
        counts = new long[most];
        levels = new int[most];
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

    /** Takes the next part and splits it until it is one of the last level, or has nothing in it. */
    private void takePart() {
        pending--;
        while (counts[pending] > 0 && levels[pending] < takes.length) {
            split(pending);
        }
        at = nextPart;
        end = at + lengths[levels[pending]];
        nextPart = end;
        left = counts[pending];
    }

    /** Replaces the part by those that it is split into, in random order, the first of which is then the next. */
    private void split(int place) {
        int level = levels[place] + 1;
        double[] shares = takes[level - 1];
        long rest = counts[place];
        for (int i = 0; i < shares.length; i++) {
            long count = i == shares.length - 1 ? rest : rounded(shares[i] * rest);
            rest -= count;
            int to = place + (int) random.nextLong(i + 1);
            counts[place + i] = counts[to];
            counts[to] = count;
            levels[place + i] = level;
        }
        pending = place + shares.length - 1;
    }

    /** Up or down at random, so that the mean is right. */
    private long rounded(double value) {
        long whole = (long) value;
        return random.nextDouble() < value - whole ? whole + 1 : whole;
    }
}
