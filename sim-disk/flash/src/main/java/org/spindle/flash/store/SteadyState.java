package org.spindle.flash.store;

/**
 * The steady state of many blocks under uniform random writes, by the mean field of Van Houdt (A mean field model for a class of
 * garbage collection algorithms in flash-based solid state drives, SIGMETRICS 2013).
 *
 * <p>Let M(i) be the share of blocks with i valid pages or more, b the pages of a block, u the share of all pages that are valid, and
 * let the collection take the fullest block with i or more valid pages with probability M(i)^d, for d choices. In each cycle one block
 * becomes full and one is taken, and the host writes w pages, each of which makes a valid page invalid. In the steady state, what
 * enters the blocks with i valid pages or more leaves them: 1 = M(i)^d + c i (M(i) - M(i + 1)) with c = w / (u b). The sum of M(1) to
 * M(b) is u b, from which c follows. The write amplification is b / w. The greedy algorithm is the limit of many choices.
 */
public final class SteadyState {

    /** Stands for as many choices as there are blocks: the greedy algorithm. */
    public static final int GREEDY = Integer.MAX_VALUE;

    private static final int HALVINGS = 100;

    private final int pages;
    private final double utilisation;
    private final int choices;
    private final double rate;
    private final double[] atLeast;

    /**
     * @param pages pages of a block, at least 1
     * @param utilisation share of the pages in full blocks that are valid, more than 0 and less than 1
     * @param choices blocks drawn, or {@link #GREEDY}
     */
    public SteadyState(int pages, double utilisation, int choices) {
        if (!(utilisation > 0 && utilisation < 1)) {
            throw new IllegalArgumentException(
                    "the share of valid pages in full blocks is " + utilisation + "; it has to be between 0 and 1");
        }
        this.pages = pages;
        this.utilisation = utilisation;
        this.choices = choices;
        atLeast = new double[pages + 2];
        double low = 0;
        double high = 1 / utilisation;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (meanValid(middle) > utilisation * pages) {
                low = middle;
            } else {
                high = middle;
            }
        }
        rate = high;
        meanValid(rate);
    }

    /** Pages written to the flash per page that the host writes. */
    public double writeAmplification() {
        return 1 / (rate * utilisation);
    }

    /** Share of full blocks with so many valid pages or more. */
    public double atLeast(int valid) {
        return valid == 0 ? 1 : atLeast[valid];
    }

    private double meanValid(double c) {
        double mean = 0;
        atLeast[pages + 1] = 0;
        for (int i = pages; i >= 1; i--) {
            atLeast[i] = step(atLeast[i + 1], c * i);
            mean += atLeast[i];
        }
        return mean;
    }

    /** Solves m - above = (1 - m^d) / outflow, whose left side grows with m and whose right side falls. */
    private double step(double above, double outflow) {
        if (choices == GREEDY) {
            return Math.min(1, above + 1 / outflow);
        }
        double low = above;
        double high = 1;
        for (int i = 0; i < HALVINGS / 2; i++) {
            double middle = (low + high) / 2;
            if (middle - above < (1 - Math.pow(middle, choices)) / outflow) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }
}
