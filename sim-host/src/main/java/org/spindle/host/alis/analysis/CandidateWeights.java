package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Sums of weights of the vertices that may join one end of a run. */
final class CandidateWeights {

    static final int NONE = -1;

    private final double[] sums;
    private final IntArrayList touched = new IntArrayList();
    private int best = NONE;

    CandidateWeights(int vertices) {
        sums = new double[vertices];
    }

    void clear() {
        for (int i = 0; i < touched.size(); i++) {
            sums[touched.getInt(i)] = 0;
        }
        touched.clear();
        best = NONE;
    }

    void add(int vertex, double weight) {
        if (sums[vertex] == 0) {
            touched.add(vertex);
        }
        sums[vertex] += weight;
    }

    /** Chooses the vertex of the greatest sum, of equals the one that appeared first. */
    void choose(boolean[] isMarked) {
        best = NONE;
        for (int i = 0; i < touched.size(); i++) {
            int vertex = touched.getInt(i);
            if (!isMarked[vertex]
                    && (best == NONE || sums[vertex] > sums[best] || sums[vertex] == sums[best] && vertex < best)) {
                best = vertex;
            }
        }
    }

    /** Returns the chosen vertex, or {@link #NONE}. */
    int best() {
        return best;
    }

    /** Returns the sum of the chosen vertex, 0 if there is none. */
    double bestSum() {
        return best == NONE ? 0 : sums[best];
    }
}
