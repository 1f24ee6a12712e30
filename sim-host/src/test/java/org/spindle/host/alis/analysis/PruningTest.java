package org.spindle.host.alis.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.property.Property;

/**
 * Hsu 2003, section 4.6.2: the graph against a plain one, whose pruning sorts all vertices and edges by weight, then by when they
 * appeared, and removes the first share of each.
 */
class PruningTest {

    private static final int CONTEXT = 3;
    private static final double BETA = 0.4;
    private static final long LIMIT = 900;

    /** Edges by pairs of units; units in order of appearance. */
    private static final class PlainGraph {

        private final double share;
        private final PruningTime pruning;
        private final List<Long> units = new ArrayList<>();
        private final List<Long> context = new ArrayList<>();
        private Map<List<Long>, Double> edges = new HashMap<>();

        PlainGraph(double share, PruningTime pruning) {
            this.share = share;
            this.pruning = pruning;
        }

        private int removed(int count) {
            return (int) Math.ceil(share * count);
        }

        void age() {
            edges.replaceAll((edge, weight) -> weight * (1 - BETA));
            edges.values().removeIf(weight -> weight < 1e-6);
        }

        void add(long unit) {
            if (!units.contains(unit)) {
                units.add(unit);
            }
            for (int j = 1; j <= Math.min(CONTEXT, context.size()); j++) {
                long before = context.get(context.size() - j);
                if (before >= 0 && before != unit) {
                    edges.merge(List.of(before, unit), (double) (CONTEXT - j + 1), Double::sum);
                }
            }
            context.add(unit);
            if (pruning == PruningTime.OVER_LIMIT) {
                endInterval();
            }
        }

        void endInterval() {
            while (19L * units.size() + 20L * edges.size() > LIMIT) {
                prune();
            }
        }

        private void prune() {
            List<List<Long>> byWeight = new ArrayList<>(edges.keySet());
            byWeight.sort(Comparator.<List<Long>>comparingDouble(edges::get)
                    .thenComparing(edge -> units.indexOf(edge.get(0)))
                    .thenComparing(edge -> units.indexOf(edge.get(1))));
            List<Long> byHeaviest = new ArrayList<>(units);
            byHeaviest.sort(Comparator.comparingDouble(unit -> edges.entrySet().stream()
                    .filter(edge -> edge.getKey().contains(unit))
                    .mapToDouble(Map.Entry::getValue)
                    .max()
                    .orElse(0)));
            List<Long> removed = byHeaviest.subList(0, removed(units.size()));
            Map<List<Long>, Double> kept = new HashMap<>(edges);
            byWeight.subList(0, removed(edges.size())).forEach(kept::remove);
            kept.keySet().removeIf(edge -> removed.contains(edge.get(0)) || removed.contains(edge.get(1)));
            edges = kept;
            context.replaceAll(unit -> removed.contains(unit) ? -1 : unit);
            units.removeAll(removed);
        }
    }

    @Test
    void removesWhatSortingWouldPutFirst() {
        Property.<Long>ofLists(random -> random.nextLong(60) == 0 ? -1 : random.nextLong(1 + random.nextLong(40)))
                .longest(120)
                .check(reads -> {
                    for (PruningTime pruning : PruningTime.values()) {
                        compare(reads, 0.1, pruning);
                        compare(reads, 0.4, pruning);
                    }
                });
    }

    /**
     * A, B, C, A, B with edges between neighbours: the second A makes it three vertices and three edges, 117 bytes for 100. Pruned then, A
     * goes as the first of equals, and B after it follows nothing; after B the lightest vertex is C, and the edge from A to B weighs 2.
     */
    @Test
    void prunesWithTheReferenceOrAfterTheInterval() {
        AccessGraph atOnce = abcab(PruningTime.OVER_LIMIT);
        assertThat(atOnce.modelledBytes()).isEqualTo(2 * 19 + 20);
        assertThat(atOnce.weight('A', 'B')).isZero();
        AccessGraph later = abcab(PruningTime.AFTER_INTERVAL);
        assertThat(later.modelledBytes()).isEqualTo(3 * 19 + 3 * 20);
        later.endInterval();
        assertThat(later.modelledBytes()).isEqualTo(2 * 19 + 20);
        assertThat(later.weight('A', 'B')).isEqualTo(2);
        assertThat(later.prunings()).isEqualTo(1);
    }

    private static AccessGraph abcab(PruningTime pruning) {
        AccessGraph graph = new AccessGraph(new ContextWeights(1, 0), 1, 100, pruning, 0.1);
        "ABCAB".chars().forEach(graph::add);
        return graph;
    }

    private static void compare(List<Long> reads, double share, PruningTime pruning) {
        AccessGraph graph = new AccessGraph(new ContextWeights(CONTEXT, 1), BETA, LIMIT, pruning, share);
        PlainGraph plain = new PlainGraph(share, pruning);
        for (long read : reads) {
            if (read < 0) {
                graph.endInterval();
                graph.age();
                plain.endInterval();
                plain.age();
            } else {
                graph.add(read);
                plain.add(read);
            }
        }
        assertThat(graph.vertices()).isEqualTo(plain.units.size());
        assertThat(edges(graph)).isEqualTo(new TreeMap<>(named(plain)));
    }

    private static Map<String, Double> edges(AccessGraph graph) {
        Map<String, Double> edges = new TreeMap<>();
        for (SortedWeights.Cursor edge = graph.edgesByKey(); edge.isValid(); edge.next()) {
            long[] ends = {graph.unit(AccessGraph.from(edge.key())), graph.unit(AccessGraph.to(edge.key()))};
            edges.put(Arrays.toString(ends), edge.weight());
        }
        return edges;
    }

    private static Map<String, Double> named(PlainGraph plain) {
        Map<String, Double> edges = new HashMap<>();
        plain.edges.forEach((edge, weight) -> edges.put(edge.toString(), weight));
        return edges;
    }
}
