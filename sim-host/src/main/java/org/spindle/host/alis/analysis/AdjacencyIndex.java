package org.spindle.host.alis.analysis;

/** The edges of an access graph by the vertex at one of their ends, for reading. */
final class AdjacencyIndex {

    static final int NONE = -1;

    private final int[] starts;
    private final int[] neighbours;
    private final double[] weights;
    private final int[] heaviest;

    /**
     * @param byTarget whether edges are listed by target vertex; otherwise by source vertex
     */
    AdjacencyIndex(AccessGraph graph, boolean byTarget) {
        int vertices = graph.vertices();
        starts = new int[vertices + 1];
        neighbours = new int[graph.edges()];
        weights = new double[neighbours.length];
        heaviest = new int[vertices];
        for (SortedWeights.Cursor edge = graph.edgesByKey(); edge.isValid(); edge.next()) {
            starts[owner(edge.key(), byTarget) + 1]++;
        }
        for (int vertex = 0; vertex < vertices; vertex++) {
            starts[vertex + 1] += starts[vertex];
        }
        int[] next = starts.clone();
        for (SortedWeights.Cursor edge = graph.edgesByKey(); edge.isValid(); edge.next()) {
            int at = next[owner(edge.key(), byTarget)]++;
            neighbours[at] = owner(edge.key(), !byTarget);
            weights[at] = edge.weight();
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

    /** Returns the number of edges, which are numbered by vertex, then by neighbour. */
    int edges() {
        return neighbours.length;
    }

    double weight(int edge) {
        return weights[edge];
    }

    int neighbour(int edge) {
        return neighbours[edge];
    }

    /** Returns the vertex that an edge is listed at. */
    int vertex(int edge) {
        int low = 0;
        int high = starts.length - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (starts[middle] <= edge) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Adds the weights of the edges of a vertex to those of its neighbours. */
    void addTo(int vertex, CandidateWeights sums) {
        for (int i = starts[vertex]; i < starts[vertex + 1]; i++) {
            sums.add(neighbours[i], weights[i]);
        }
    }
}
