package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.Long2DoubleMap;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.Arrays;

/**
 * How many requests each unit of fixed size was referred to by, aged from interval to interval (Hsu 2003, equation 4.1): the new
 * count is &alpha; times the count of the interval plus 1 - &alpha; times the old count.
 *
 * <p>Counts are kept divided by &alpha;, so that those of the first interval are whole numbers.
 */
public final class ReferenceCounts {

    /** Counts below this are forgotten; a reference of this interval counts 1. */
    private static final double FORGOTTEN = 1e-6;

    private final long unitSectors;
    private final double alpha;
    private final Training training;
    private final Long2DoubleOpenHashMap scaled = new Long2DoubleOpenHashMap();

    /**
     * @param unitSectors length of a unit, at least 1
     * @param alpha weight of the present interval, above 0, at most 1
     */
    public ReferenceCounts(long unitSectors, double alpha, Training training) {
        this.unitSectors = unitSectors;
        this.alpha = alpha;
        this.training = training;
    }

    /** Takes the requests of one more interval; each counts once for each unit that it touches. */
    public void learn(ReferenceLog log) {
        age();
        for (int i = 0; i < log.size(); i++) {
            if (training.takes(log.isWrite(i))) {
                long sector = AccessUnit.sector(log.unit(i));
                long last = (sector + AccessUnit.sectors(log.unit(i)) - 1) / unitSectors;
                for (long unit = sector / unitSectors; unit <= last; unit++) {
                    scaled.addTo(unit, 1);
                }
            }
        }
    }

    private void age() {
        for (Long2DoubleMap.Entry entry : scaled.long2DoubleEntrySet()) {
            entry.setValue(entry.getDoubleValue() * (1 - alpha));
        }
        scaled.values().removeIf(count -> count < FORGOTTEN);
    }

    /** Returns the aged count of a unit, a number from 0: the unit with the first sector of the address space is 0. */
    public double count(long unit) {
        return alpha * scaled.get(unit);
    }

    /** Returns how many units have a count. */
    public int units() {
        return scaled.size();
    }

    /**
     * Returns the units with the highest counts, by falling count, then by rising address.
     *
     * @param most how many at most
     */
    public long[] hottest(long most) {
        long[] units = scaled.keySet().toLongArray();
        Arrays.sort(units);
        double[] counts = new double[units.length];
        int[] order = new int[units.length];
        for (int i = 0; i < units.length; i++) {
            counts[i] = scaled.get(units[i]);
            order[i] = i;
        }
        IntArrays.quickSort(order, (a, b) -> {
            int byCount = Double.compare(counts[b], counts[a]);
            return byCount != 0 ? byCount : Integer.compare(a, b);
        });
        long[] hottest = new long[(int) Math.min(most, units.length)];
        for (int i = 0; i < hottest.length; i++) {
            hottest[i] = units[order[i]];
        }
        return hottest;
    }
}
