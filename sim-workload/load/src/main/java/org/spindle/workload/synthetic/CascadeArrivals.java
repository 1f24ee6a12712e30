package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/**
 * Arrivals of successive cascades. A period is split no further than the next arrival requires, so memory is
 * proportional to the number of levels only.
 */
final class CascadeArrivals implements ArrivalProcess {

    /** Fraction that each part of a level takes of the arrivals left by the parts before it. */
    private final double[][] takes;

    /** Length of a part by the number of splits. */
    private final double[] lengths;

    private final double period;
    private final double meanCount;
    private final RandomStream random;

    /** Parts still to come, the next one last: their arrivals, and the number of splits that produced them. */
    private final long[] counts;

    private final int[] levels;
    private int pending;

    /**
     * The part from which arrivals currently come: number of arrivals left, and its end. All times are counted from
     * the start of the period.
     */
    private long left;

    private double end;
    private double at;
    private double nextPart;
    /** Remainder of the mean after rounding; initially a half, so that the first count is rounded to the nearest integer. */
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

    /** Takes the next part and splits it until it is at the last level or contains no arrival. */
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

    /** Replaces a part by its subparts in random order, the first of which becomes the next part. */
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

    /** Rounds up or down at random, so that the mean is exact. */
    private long rounded(double value) {
        long whole = (long) value;
        return random.nextDouble() < value - whole ? whole + 1 : whole;
    }
}
