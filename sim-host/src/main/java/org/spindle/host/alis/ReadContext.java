package org.spindle.host.alis;

/**
 * The reads before the present one. A read is sent to a run only if the run contains a sufficient share of them just before the
 * unit (Hsu 2003, section 4.6.2).
 */
final class ReadContext {

    private final long[] recent;
    private final double least;
    private final boolean isWhole;
    private int next;

    /**
     * @param size number of reads in the context
     * @param least share of them that has to be in the run; 0 admits every unit
     * @param isWhole whether a read is sent to a run only as a whole
     */
    ReadContext(int size, double least, boolean isWhole) {
        recent = new long[size];
        this.least = least;
        this.isWhole = isWhole;
    }

    void read(long unit) {
        recent[next] = unit;
        next = next + 1 == recent.length ? 0 : next + 1;
    }

    /**
     * Returns whether a part of a read may be sent to a run.
     *
     * @param isAll whether a unit of the run has all that is read, all of it current
     */
    boolean admitsPart(boolean isAll) {
        return isAll || !isWhole;
    }

    /** Returns whether a read may be sent to the unit of that rank. */
    boolean admits(RunDirectory runs, int rank) {
        if (least == 0) {
            return true;
        }
        int first = Math.max(runs.runStart(rank), rank - recent.length);
        int matches = 0;
        for (long unit : recent) {
            for (int i = first; i < rank; i++) {
                if (runs.unitAt(i) == unit) {
                    matches++;
                    break;
                }
            }
        }
        return matches >= least * recent.length;
    }
}
