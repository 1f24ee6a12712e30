package org.spindle.disk.mechanics;

import java.util.List;

/**
 * The distances between two independent random positions on a drive, and the mean seek time over them. Pairs are
 * ordered: a position may be followed by itself, at distance 0.
 */
public final class SeekDistances {

    private final List<Band> bands;
    private final double totalWeight;

    private SeekDistances(List<Band> bands) {
        this.bands = List.copyOf(bands);
        double total = 0;
        for (Band band : bands) {
            total += band.cylinders() * band.weightPerCylinder();
        }
        if (!(total > 0)) {
            throw new IllegalArgumentException("no cylinder has a weight above 0");
        }
        totalWeight = total;
    }

    /** Returns the distances between positions uniform over the cylinders 0 to {@code cylinders} - 1. */
    public static SeekDistances overCylinders(int cylinders) {
        return new SeekDistances(List.of(new Band(0, cylinders - 1, 1)));
    }

    /**
     * Positions whose probability is constant within bands of cylinders, such as the zones of a drive weighted by their
     * blocks per cylinder. Bands may come in any order and leave gaps.
     *
     * @throws IllegalArgumentException if bands overlap or no cylinder has a weight above 0
     */
    public static SeekDistances overBands(List<Band> bands) {
        for (int i = 0; i < bands.size(); i++) {
            for (int j = 0; j < i; j++) {
                Band one = bands.get(i);
                Band other = bands.get(j);
                if (one.firstCylinder() <= other.lastCylinder() && other.firstCylinder() <= one.lastCylinder()) {
                    throw new IllegalArgumentException(one + " overlaps " + other);
                }
            }
        }
        return new SeekDistances(bands);
    }

    /** Returns the mean seek time in picoseconds. */
    public double meanSeekPicos(SeekCurve curve) {
        return mean(curve);
    }

    /** Sums pair by pair of bands, so in time proportional to bands times cylinders. */
    private double mean(SeekCurve curve) {
        double sum = 0;
        for (int i = 0; i < bands.size(); i++) {
            Band band = bands.get(i);
            sum += band.weightPerCylinder() * band.weightPerCylinder() * within(band.cylinders(), curve);
            for (int j = 0; j < i; j++) {
                Band other = bands.get(j);
                double weight = 2 * band.weightPerCylinder() * other.weightPerCylinder();
                sum += band.firstCylinder() > other.firstCylinder()
                        ? weight * between(other, band, curve)
                        : weight * between(band, other, curve);
            }
        }
        return sum / totalWeight / totalWeight;
    }

    /** Returns the sum over the ordered pairs of {@code cylinders} neighbouring cylinders. */
    private static double within(int cylinders, SeekCurve curve) {
        double sum = (double) cylinders * curve.seekPicos(0);
        for (int distance = 1; distance < cylinders; distance++) {
            sum += 2.0 * (cylinders - distance) * curve.seekPicos(distance);
        }
        return sum;
    }

    /** Returns the sum over the pairs of a cylinder in one band and one in a higher band. */
    private static double between(Band low, Band high, SeekCurve curve) {
        double sum = 0;
        int shortest = high.firstCylinder() - low.lastCylinder();
        int longest = high.lastCylinder() - low.firstCylinder();
        int most = Math.min(low.cylinders(), high.cylinders());
        for (int distance = shortest; distance <= longest; distance++) {
            int pairs = Math.min(Math.min(distance - shortest, longest - distance) + 1, most);
            sum += (double) pairs * curve.seekPicos(distance);
        }
        return sum;
    }

    /**
     * Neighbouring cylinders of equal probability.
     *
     * @param firstCylinder first cylinder, 0 or more
     * @param lastCylinder last cylinder, inclusive
     * @param weightPerCylinder relative probability of each of the cylinders, 0 or more
     */
    public record Band(int firstCylinder, int lastCylinder, double weightPerCylinder) {

        /** @throws IllegalArgumentException if there is no cylinder or the weight is not a number of 0 or more */
        public Band {
            if (firstCylinder < 0 || lastCylinder < firstCylinder) {
                throw new IllegalArgumentException("a band of cylinders " + firstCylinder + " to " + lastCylinder);
            }
            if (!(weightPerCylinder >= 0) || Double.isInfinite(weightPerCylinder)) {
                throw new IllegalArgumentException("a weight of " + weightPerCylinder + " per cylinder");
            }
        }

        int cylinders() {
            return lastCylinder - firstCylinder + 1;
        }
    }
}
