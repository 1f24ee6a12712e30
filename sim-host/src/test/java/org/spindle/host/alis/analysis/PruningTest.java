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
        private final List<Long> units = new ArrayList<>();
        private final List<Long> context = new ArrayList<>();
        private Map<List<Long>, Double> edges = new HashMap<>();

        PlainGraph(double share) {
            this.share = share;
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
                    compare(reads, 0.1);
                    compare(reads, 0.4);
                });
    }

    private static void compare(List<Long> reads, double share) {
        AccessGraph graph = new AccessGraph(new ContextWeights(CONTEXT, 1), BETA, LIMIT, share);
        PlainGraph plain = new PlainGraph(share);
        for (long read : reads) {
            if (read < 0) {
                graph.age();
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
