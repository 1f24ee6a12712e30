package org.spindle.flash.store;

import org.spindle.spi.sim.RandomStream;

/**
 * The contents of one plane in the steady state: first they are drawn, then they are placed in the store. Placing uses nothing of
 * other planes, so that several threads may each place a plane.
 */
final class SteadyPlane {

    private final BlockStore store;
    private final int pages;
    private final int[] blocks;
    /** Valid pages of each block. */
    private final int[] valid;
    /** The rows of the valid logical pages, in the order of their pages. */
    private final int[] rows;

    private int plane;
    private int turn;

    /**
     * Creates room for the contents of one plane after another.
     *
     * @param full blocks that are full
     * @param mostRows most valid pages of a plane
     */
    SteadyPlane(BlockStore store, int full, int mostRows) {
        this.store = store;
        pages = store.geometry().pages();
        blocks = new int[full];
        valid = new int[full];
        rows = new int[mostRows];
    }

    /**
     * Draws the contents of a plane, and takes its blocks from the store.
     *
     * @param ofTurn remainder of its logical pages by the number of planes
     * @param count its valid pages
     */
    void draw(int ofPlane, int ofTurn, int count, SteadyState state, RandomStream random) {
        plane = ofPlane;
        turn = ofTurn;
        share(state, count);
        shuffle(valid, valid.length, random);
        for (int i = 0; i < count; i++) {
            rows[i] = i;
        }
        shuffle(rows, count, random);
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = store.takeFull(plane);
        }
    }

    /** Gives block k the number of valid pages at quantile k, corrected from the emptiest blocks on to have the right sum. */
    private void share(SteadyState state, int count) {
        int level = pages;
        int left = count;
        for (int k = 0; k < valid.length; k++) {
            double quantile = (k + 0.5) / valid.length;
            while (level > 0 && state.atLeast(level) < quantile) {
                level--;
            }
            valid[k] = level;
            left -= level;
        }
        for (int k = valid.length - 1; left != 0; k = k == 0 ? valid.length - 1 : k - 1) {
            int step = Integer.signum(left);
            if (valid[k] + step >= 0 && valid[k] + step <= pages) {
                valid[k] += step;
                left -= step;
            }
        }
    }

    private static void shuffle(int[] values, int count, RandomStream random) {
        for (int i = count - 1; i > 0; i--) {
            int j = (int) ((random.nextLong() >>> 32) * (i + 1) >>> 32);
            int value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }

    /** Places the valid pages, evenly in each block. */
    void place() {
        int next = 0;
        for (int i = 0; i < blocks.length; i++) {
            int first = blocks[i] % store.geometry().blocks() * pages;
            int due = 0;
            for (int k = 0; k < pages; k++) {
                due += valid[i];
                if (due >= pages) {
                    due -= pages;
                    store.place(plane, blocks[i], first + k, turn, rows[next++]);
                }
            }
        }
    }
}
