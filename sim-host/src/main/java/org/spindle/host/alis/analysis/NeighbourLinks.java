package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;

/**
 * For each unit the unit most often referenced immediately after it, and that most often referenced immediately before it: the edges
 * of greatest weight of an access graph of context size 1. Of equal ones the first to appear.
 */
final class NeighbourLinks {

    static final long NONE = -1;

    private final Long2LongOpenHashMap after = new Long2LongOpenHashMap();
    private final Long2LongOpenHashMap before = new Long2LongOpenHashMap();

    NeighbourLinks(AccessGraph graph) {
        after.defaultReturnValue(NONE);
        before.defaultReturnValue(NONE);
        double[] heaviestOut = new double[graph.vertices()];
        double[] heaviestIn = new double[graph.vertices()];
        for (SortedWeights.Cursor edge = graph.edgesByKey(); edge.isValid(); edge.next()) {
            long key = edge.key();
            double weight = edge.weight();
            int from = AccessGraph.from(key);
            int to = AccessGraph.to(key);
            if (weight > heaviestOut[from]) {
                heaviestOut[from] = weight;
                after.put(graph.unit(from), graph.unit(to));
            }
            if (weight > heaviestIn[to]) {
                heaviestIn[to] = weight;
                before.put(graph.unit(to), graph.unit(from));
            }
        }
    }

    /** Returns the most likely successor of a unit, or {@link #NONE}. */
    long after(long unit) {
        return after.get(unit);
    }

    /** Returns the most likely predecessor of a unit, or {@link #NONE}. */
    long before(long unit) {
        return before.get(unit);
    }
}
