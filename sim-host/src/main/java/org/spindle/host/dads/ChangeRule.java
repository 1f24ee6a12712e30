package org.spindle.host.dads;

/**
 * Decides which order is installed after each check (González-Férez 2012, equation 4.2 and section 4.4.3). Another order is
 * wanted if its time and that of the change lie below that of the present order by a margin. A number of wanted changes in a row
 * installs the default order and locks it; the lock ends after a number of checks in a row that want none.
 */
final class ChangeRule {

    private final double margin;
    private final int changesInRow;
    private final int quietChecks;
    private int changes;
    private int quiet;
    private boolean isLocked;

    /**
     * @param margin share of the present order's time
     * @param changesInRow wanted changes in a row that lock
     * @param quietChecks checks in a row without a wanted change that end the lock
     */
    ChangeRule(double margin, int changesInRow, int quietChecks) {
        this.margin = margin;
        this.changesInRow = changesInRow;
        this.quietChecks = quietChecks;
    }

    /**
     * Returns the index of the order to be installed; the default one is 0.
     *
     * @param present index of the installed order
     * @param nanos service times of all orders for the same requests
     * @param changeNanos duration of a change
     */
    int decide(int present, long[] nanos, long changeNanos) {
        int best = best(present, nanos);
        boolean isWanted = nanos[best] + changeNanos < (1 - margin) * nanos[present];
        if (isLocked) {
            quiet = isWanted ? 0 : quiet + 1;
            if (quiet >= quietChecks) {
                isLocked = false;
                changes = 0;
            }
            return present;
        }
        if (!isWanted) {
            changes = 0;
            return present;
        }
        if (++changes == changesInRow) {
            isLocked = true;
            quiet = 0;
            return 0;
        }
        return best;
    }

    /** Returns the fastest of the orders that are not installed, the first of several. */
    private static int best(int present, long[] nanos) {
        int best = present == 0 ? 1 : 0;
        for (int i = best + 1; i < nanos.length; i++) {
            if (i != present && nanos[i] < nanos[best]) {
                best = i;
            }
        }
        return best;
    }

    boolean isLocked() {
        return isLocked;
    }
}
