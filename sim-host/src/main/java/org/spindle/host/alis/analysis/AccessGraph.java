package org.spindle.host.alis.analysis;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/**
 * The access graph: the weight of an edge from one unit to another grows with the number of reads of the second after
 * the first, and with their closeness (Hsu 2003, section 4.6.2). Weights are aged from interval to interval by equation
 * 4.2, and stored multiplied by &tau; / &beta;, so that those of the first interval are whole numbers.
 *
 * <p>A unit read again within its own context has no edge to itself.
 */
public final class AccessGraph {

    /** Size of a vertex in the thesis's model: identity, two adjacency lists, next vertex, status. */
    public static final int VERTEX_BYTES = 19;

    /** Size of an edge in the thesis's model: an entry in each of two adjacency lists. */
    public static final int EDGE_BYTES = 20;

    private static final int NONE = -1;

    private final ContextWeights weights;
    private final double beta;
    private final long mostBytes;
    private final boolean isAlwaysWithin;
    private final double pruned;

    private final Long2IntOpenHashMap vertexOf = new Long2IntOpenHashMap();
    private final LongArrayList units = new LongArrayList();

    /** Weights by source vertex, in the upper half of the key, and target vertex. */
    private final AgedWeights edges = new AgedWeights();

    /** Vertices read last, the latest at {@code latest}; {@link #NONE} for pruned ones. */
    private final int[] context;

    private int latest;
    private long prunings;

    /**
     * @param beta weight of the present interval, above 0, at most 1
     * @param mostBytes modelled size above which the lightest part is pruned
     * @param pruning when it is pruned
     * @param pruned share of the vertices, and of the edges, that one pass of pruning removes, above 0, at most 1
     */
    public AccessGraph(ContextWeights weights, double beta, long mostBytes, PruningTime pruning, double pruned) {
        this.weights = weights;
        this.beta = beta;
        this.mostBytes = mostBytes;
        isAlwaysWithin = pruning == PruningTime.OVER_LIMIT;
        this.pruned = pruned;
        context = new int[weights.size()];
        Arrays.fill(context, NONE);
        vertexOf.defaultReturnValue(NONE);
    }

    /** Makes an empty graph that never exceeds its limit. */
    public AccessGraph(ContextWeights weights, double beta, long mostBytes, double pruned) {
        this(weights, beta, mostBytes, PruningTime.OVER_LIMIT, pruned);
    }

    /** Begins a new interval: all weights so far are old. */
    public void age() {
        edges.age(1 - beta);
    }

    /** Adds a reference to a unit, after those added before. */
    public void add(long unit) {
        int vertex = vertexOf.get(unit);
        if (vertex == NONE) {
            vertex = units.size();
            vertexOf.put(unit, vertex);
            units.add(unit);
        }
        for (int j = 1; j <= context.length; j++) {
            int before = context[Math.floorMod(latest - j + 1, context.length)];
            if (before != NONE && before != vertex) {
                edges.addTo(key(before, vertex), weights.scaled(j));
            }
        }
        latest = (latest + 1) % context.length;
        context[latest] = vertex;
        if (isAlwaysWithin) {
            pruneToLimit();
        }
    }

    /** Ends an interval: the graph is within its limit afterwards. */
    public void endInterval() {
        pruneToLimit();
    }

    private void pruneToLimit() {
        while (modelledBytes() > mostBytes) {
            prune();
        }
    }

    static long key(int from, int to) {
        return (long) from << 32 | to;
    }

    static int from(long key) {
        return (int) (key >>> 32);
    }

    static int to(long key) {
        return (int) key;
    }

    /** Returns the number of vertices. */
    public int vertices() {
        return units.size();
    }

    /** Returns the number of edges. */
    public int edges() {
        return edges.size();
    }

    /** Returns the size in the thesis's model. */
    public long modelledBytes() {
        return (long) VERTEX_BYTES * vertices() + (long) EDGE_BYTES * edges();
    }

    /** Returns how often the lightest part was removed. */
    public long prunings() {
        return prunings;
    }

    ContextWeights weights() {
        return weights;
    }

    double beta() {
        return beta;
    }

    /** Returns the weight of the edge between two units, aged, as the thesis defines it: 1 for a pair read at distance 1, in each interval. */
    public double weight(long fromUnit, long toUnit) {
        int from = vertexOf.get(fromUnit);
        int to = vertexOf.get(toUnit);
        return from == NONE || to == NONE ? 0 : edges.get(key(from, to)) * beta / weights.size();
    }

    /** Returns the vertex of a unit, or -1. */
    int vertex(long unit) {
        return vertexOf.get(unit);
    }

    long unit(int vertex) {
        return units.getLong(vertex);
    }

    /** Returns a cursor over all edges, by rising key: from the vertex that appeared first. Their weights are times &tau; / &beta;. */
    SortedWeights.Cursor edgesByKey() {
        return edges.settled().cursor();
    }

    /** Returns &tau; / &beta; times the weight of an edge. */
    double scaledWeight(long key) {
        return edges.get(key);
    }

    /**
     * Bottom pruning: removes the share of the vertices whose heaviest edge is lightest, with their edges, and that share of the
     * lightest edges. Of equal ones those that appeared first are removed.
     */
    private void prune() {
        prunings++;
        SortedWeights all = edges.settled();
        double[] heaviest = new double[units.size()];
        for (SortedWeights.Cursor edge = all.cursor(); edge.isValid(); edge.next()) {
            int from = from(edge.key());
            int to = to(edge.key());
            heaviest[from] = Math.max(heaviest[from], edge.weight());
            heaviest[to] = Math.max(heaviest[to], edge.weight());
        }
        int[] ranks = all.ranks();
        int[] edgesOfRank = all.keysByRank(ranks);
        int left = removed(all.size());
        int border = edgesOfRank.length - 1;
        while (border > 0 && edgesOfRank[border] <= left) {
            left -= edgesOfRank[border--];
        }
        int[] renumbered = renumber(lightest(heaviest));
        SortedWeights.Builder kept = new SortedWeights.Builder();
        for (SortedWeights.Cursor edge = all.cursor(); edge.isValid(); edge.next()) {
            int rank = ranks[edge.code()];
            boolean isLight = rank > border || rank == border && left-- > 0;
            int from = renumbered[from(edge.key())];
            int to = renumbered[to(edge.key())];
            if (!isLight && from != NONE && to != NONE) {
                kept.append(key(from, to), edge.weight());
            }
        }
        edges.replace(kept.build());
    }

    /** Returns the number of edges that one pass of pruning removes: the share, rounded up. */
    private int removed(int count) {
        return (int) Math.ceil(pruned * count);
    }

    /** Marks the lightest share, rounded up, of equal ones those of the lowest index. */
    private boolean[] lightest(double[] weight) {
        boolean[] isLight = new boolean[weight.length];
        int remove = removed(weight.length);
        if (remove == 0) {
            return isLight;
        }
        double[] sorted = weight.clone();
        Arrays.sort(sorted);
        double border = sorted[remove - 1];
        int left = remove;
        for (int i = 0; i < weight.length; i++) {
            if (weight[i] < border) {
                isLight[i] = true;
                left--;
            }
        }
        for (int i = 0; i < weight.length && left > 0; i++) {
            if (weight[i] == border) {
                isLight[i] = true;
                left--;
            }
        }
        return isLight;
    }

    /** Removes vertices; returns for each its new number. */
    private int[] renumber(boolean[] isRemoved) {
        int[] renumbered = new int[isRemoved.length];
        int kept = 0;
        for (int vertex = 0; vertex < isRemoved.length; vertex++) {
            long unit = units.getLong(vertex);
            if (isRemoved[vertex]) {
                renumbered[vertex] = NONE;
                vertexOf.remove(unit);
            } else {
                renumbered[vertex] = kept;
                vertexOf.put(unit, kept);
                units.set(kept, unit);
                kept++;
            }
        }
        units.size(kept);
        for (int i = 0; i < context.length; i++) {
            context[i] = context[i] == NONE ? NONE : renumbered[context[i]];
        }
        return renumbered;
    }
}
