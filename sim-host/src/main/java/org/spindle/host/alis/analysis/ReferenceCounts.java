package org.spindle.host.alis.analysis;

/**
 * Reference counts of units of fixed size, aged from interval to interval (Hsu 2003, equation 4.1): the new count is
 * &alpha; times the count of the interval plus 1 - &alpha; times the old count.
 *
 * <p>Counts are kept divided by &alpha;, so that those of the first interval are whole numbers.
 */
public final class ReferenceCounts {

    private final long unitSectors;
    private final double alpha;
    private final Training training;
    private final AgedWeights scaled = new AgedWeights();

    /**
     * @param unitSectors length of a unit, at least 1
     * @param alpha weight of the present interval, above 0, at most 1
     */
    public ReferenceCounts(long unitSectors, double alpha, Training training) {
        this.unitSectors = unitSectors;
        this.alpha = alpha;
        this.training = training;
    }

    /** Adds the requests of one more interval; each counts once for each unit that it touches. */
    public void learn(ReferenceLog log) {
        scaled.age(1 - alpha);
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

    /** Returns the aged count of a unit, a number from 0: the unit with the first sector of the address space is 0. */
    public double count(long unit) {
        return alpha * scaled.get(unit);
    }

    /**
     * Returns the units with the highest counts, by falling count, then by rising address.
     *
     * @param most maximum number of units
     */
    public long[] hottest(long most) {
        SortedWeights all = scaled.settled();
        int[] ranks = all.ranks();
        int[] units = all.keysByRank(ranks);
        long[] hottest = new long[(int) Math.min(most, all.size())];
        int[] next = new int[units.length];
        for (int rank = 1; rank < next.length; rank++) {
            next[rank] = next[rank - 1] + units[rank - 1];
        }
        for (SortedWeights.Cursor at = all.cursor(); at.isValid(); at.next()) {
            int place = next[ranks[at.code()]]++;
            if (place < hottest.length) {
                hottest[place] = at.key();
            }
        }
        return hottest;
    }

    /**
     * Returns the same units by rising address.
     *
     * @param most maximum number of units
     * @param end units from this one on are left out, though they count among the most
     */
    SortedKeys hottestByAddress(long most, long end) {
        SortedWeights all = scaled.settled();
        int[] ranks = all.ranks();
        int[] units = all.keysByRank(ranks);
        int border = 0;
        long left = most;
        while (border < units.length && units[border] <= left) {
            left -= units[border++];
        }
        SortedKeys.Builder hottest = new SortedKeys.Builder();
        for (SortedWeights.Cursor at = all.cursor(); at.isValid() && at.key() < end; at.next()) {
            int rank = ranks[at.code()];
            if (rank < border || rank == border && left-- > 0) {
                hottest.append(at.key());
            }
        }
        return hottest.build();
    }
}
