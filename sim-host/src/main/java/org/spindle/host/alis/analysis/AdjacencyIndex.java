package org.spindle.host.alis.analysis;

/** The edges of an access graph by the vertex at one of their ends, for reading. */
final class AdjacencyIndex {

    static final int NONE = -1;

    private final int[] starts;
    private final int[] neighbours;
    private final double[] weights;
    private final int[] heaviest;

    /**
     * @param keys of all edges, by rising key
     * @param byTarget whether edges are listed at the vertex that they lead to; otherwise where they come from
     */
    AdjacencyIndex(AccessGraph graph, long[] keys, boolean byTarget) {
        int vertices = graph.vertices();
        starts = new int[vertices + 1];
        neighbours = new int[keys.length];
        weights = new double[keys.length];
        heaviest = new int[vertices];
        for (long key : keys) {
            starts[owner(key, byTarget) + 1]++;
        }
        for (int vertex = 0; vertex < vertices; vertex++) {
            starts[vertex + 1] += starts[vertex];
        }
        int[] next = starts.clone();
        for (long key : keys) {
            int at = next[owner(key, byTarget)]++;
            neighbours[at] = owner(key, !byTarget);
            weights[at] = graph.scaledWeight(key);
        }
        for (int vertex = 0; vertex < vertices; vertex++) {
            heaviest[vertex] = heaviestAt(vertex);
        }
    }

    private static int owner(long key, boolean byTarget) {
        return byTarget ? AccessGraph.to(key) : AccessGraph.from(key);
    }

    private int heaviestAt(int vertex) {
        int found = NONE;
        double most = 0;
        for (int i = starts[vertex]; i < starts[vertex + 1]; i++) {
            if (weights[i] > most) {
                most = weights[i];
                found = neighbours[i];
            }
        }
        return found;
    }

    /** Returns the neighbour of the heaviest edge of a vertex, the first of equals; {@link #NONE} if it has none. */
    int heaviest(int vertex) {
        return heaviest[vertex];
    }

    /** Adds the weights of the edges of a vertex to those of its neighbours. */
    void addTo(int vertex, CandidateWeights sums) {
        for (int i = starts[vertex]; i < starts[vertex + 1]; i++) {
            sums.add(neighbours[i], weights[i]);
        }
    }
}
