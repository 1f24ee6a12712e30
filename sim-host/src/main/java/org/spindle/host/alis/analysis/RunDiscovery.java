package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * Finds runs in an access graph: sequences of units that are likely to be read in that order (Hsu 2003, section 4.6.2). Each begins with
 * the heaviest edge between units that are in no run yet and grows at either end by the unit whose edges to the last units of that
 * end weigh most; of equal ends it grows at the tail. No unit is in two runs.
 */
public final class RunDiscovery {

    private final AccessGraph graph;
    private final RunRules rules;
    private final AdjacencyIndex predecessors;
    private final AdjacencyIndex successors;
    private final boolean[] isMarked;
    private final CandidateWeights heads;
    private final CandidateWeights tails;

    public RunDiscovery(AccessGraph graph, RunRules rules) {
        this.graph = graph;
        this.rules = rules;
        predecessors = new AdjacencyIndex(graph, true);
        successors = new AdjacencyIndex(graph, false);
        isMarked = new boolean[graph.vertices()];
        heads = new CandidateWeights(graph.vertices());
        tails = new CandidateWeights(graph.vertices());
    }

    /**
     * Returns runs in order of discovery, each as its units in order.
     *
     * @param sectors space for them; the last run is cut where it ends
     */
    public List<long[]> discover(long sectors) {
        List<long[]> runs = new ArrayList<>();
        long room = sectors;
        for (int edge : byFallingWeight()) {
            int to = successors.neighbour(edge);
            if (!isMarked[to] && !isMarked[successors.vertex(edge)]) {
                long[] run = fitting(grow(successors.vertex(edge), to), room);
                if (run.length >= rules.minimumLength()) {
                    runs.add(run);
                    for (long unit : run) {
                        room -= AccessUnit.sectors(unit);
                    }
                }
                if (room == 0) {
                    break;
                }
            }
        }
        return runs;
    }

    private static long[] fitting(long[] run, long room) {
        long used = 0;
        int units = 0;
        while (units < run.length && used + AccessUnit.sectors(run[units]) <= room) {
            used += AccessUnit.sectors(run[units++]);
        }
        return units == run.length ? run : Arrays.copyOf(run, units);
    }

    /** Returns the edges that can begin a run. */
    private int[] byFallingWeight() {
        int[] order = new int[successors.edges()];
        int count = 0;
        for (int edge = 0; edge < order.length; edge++) {
            if (reaches(successors.weight(edge), 1)) {
                order[count++] = edge;
            }
        }
        order = Arrays.copyOf(order, count);
        IntArrays.quickSort(order, (a, b) -> {
            int byWeight = Double.compare(successors.weight(b), successors.weight(a));
            return byWeight != 0 ? byWeight : Integer.compare(a, b);
        });
        return order;
    }

    /** Returns whether a weight over a number of edges reaches the threshold. */
    private boolean reaches(double scaledWeight, int edges) {
        return scaledWeight * graph.beta()
                >= rules.edgeThreshold() * graph.weights().scaledSum(edges);
    }

    /** Returns the run that grows from an edge between two vertices, and marks its units. */
    long[] grow(int from, int to) {
        ArrayDeque<Integer> run = new ArrayDeque<>();
        run.add(from);
        run.add(to);
        isMarked[from] = true;
        isMarked[to] = true;
        double last = graph.scaledWeight(AccessGraph.key(from, to));
        sum(heads, predecessors, run.iterator());
        sum(tails, successors, run.descendingIterator());
        while (true) {
            int edges = Math.min(graph.weights().size(), run.size());
            boolean atHead = heads.bestSum() > tails.bestSum();
            CandidateWeights end = atHead ? heads : tails;
            if (end.best() == CandidateWeights.NONE
                    || !reaches(end.bestSum(), edges)
                    || end.bestSum() < rules.drop() * last
                    || rules.isMutual() && !isMutual(end.best(), run, atHead)) {
                return units(run);
            }
            last = end.bestSum();
            join(run, end.best(), atHead);
        }
    }

    private boolean isMutual(int vertex, ArrayDeque<Integer> run, boolean atHead) {
        return atHead ? successors.heaviest(vertex) == run.getFirst() : predecessors.heaviest(vertex) == run.getLast();
    }

    private void join(ArrayDeque<Integer> run, int vertex, boolean atHead) {
        boolean isShort = run.size() < graph.weights().size();
        isMarked[vertex] = true;
        if (atHead) {
            run.addFirst(vertex);
        } else {
            run.addLast(vertex);
        }
        if (atHead || isShort) {
            sum(heads, predecessors, run.iterator());
        } else if (heads.best() == vertex) {
            heads.choose(isMarked);
        }
        if (!atHead || isShort) {
            sum(tails, successors, run.descendingIterator());
        } else if (tails.best() == vertex) {
            tails.choose(isMarked);
        }
    }

    /** Weighs the candidates of an end by their edges to the units of the run next to it. */
    private void sum(CandidateWeights sums, AdjacencyIndex index, Iterator<Integer> fromEnd) {
        sums.clear();
        for (int i = 0; i < graph.weights().size() && fromEnd.hasNext(); i++) {
            index.addTo(fromEnd.next(), sums);
        }
        sums.choose(isMarked);
    }

    private long[] units(ArrayDeque<Integer> run) {
        long[] units = new long[run.size()];
        int i = 0;
        for (int vertex : run) {
            units[i++] = graph.unit(vertex);
        }
        return units;
    }
}
