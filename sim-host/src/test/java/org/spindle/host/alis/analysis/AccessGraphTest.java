package org.spindle.host.alis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.host.alis.analysis.Sequences.graph;
import static org.spindle.host.alis.analysis.Sequences.unit;
import static org.spindle.host.alis.analysis.Sequences.weight;

import org.junit.jupiter.api.Test;

/** Hsu 2003, section 4.6.2: the weights of the access graph, its ageing and its pruning. */
class AccessGraphTest {

    private static final ContextWeights UNIFORM = new ContextWeights(2, 0);

    /** The graph of the reads R, U, N, R, U, N with a context of two, all distances alike. */
    @Test
    void countsPairsWithinTheContextAlike() {
        AccessGraph graph = graph(UNIFORM, 1, "RUNRUN");
        assertThat(weight(graph, 'R', 'U')).isEqualTo(2);
        assertThat(weight(graph, 'R', 'N')).isEqualTo(2);
        assertThat(weight(graph, 'U', 'N')).isEqualTo(2);
        assertThat(weight(graph, 'N', 'R')).isEqualTo(1);
        assertThat(weight(graph, 'U', 'R')).isEqualTo(1);
        assertThat(weight(graph, 'N', 'U')).isEqualTo(1);
        assertThat(graph.edges()).isEqualTo(6);
    }

    /** The same with graduated weights; the thesis states them times the context size. */
    @Test
    void countsNearerPairsMore() {
        AccessGraph graph = graph(new ContextWeights(2, 1), 1, "RUNRUN");
        assertThat(2 * weight(graph, 'R', 'U')).isEqualTo(4);
        assertThat(2 * weight(graph, 'U', 'N')).isEqualTo(4);
        assertThat(2 * weight(graph, 'R', 'N')).isEqualTo(2);
        assertThat(2 * weight(graph, 'N', 'R')).isEqualTo(2);
        assertThat(2 * weight(graph, 'U', 'R')).isEqualTo(1);
        assertThat(2 * weight(graph, 'N', 'U')).isEqualTo(1);
    }

    /** R, U, N, R, X, U, N: by the formula only these two edges weigh two, as the pair R, N is once three reads apart. */
    @Test
    void ignoresPairsBeyondTheContext() {
        AccessGraph graph = graph(UNIFORM, 1, "RUNRXUN");
        assertThat(weight(graph, 'R', 'U')).isEqualTo(2);
        assertThat(weight(graph, 'U', 'N')).isEqualTo(2);
        assertThat(weight(graph, 'R', 'N')).isEqualTo(1);
    }

    @Test
    void hasNoEdgeFromAUnitToItself() {
        AccessGraph graph = graph(UNIFORM, 1, "AAAB");
        assertThat(weight(graph, 'A', 'A')).isZero();
        assertThat(weight(graph, 'A', 'B')).isEqualTo(2);
        assertThat(graph.edges()).isEqualTo(1);
    }

    /** w(j) = 1 - f + f (tau - j + 1) / tau: for tau = 9 and f = 1 the whole context sums to 45 / 9 = 5. */
    @Test
    void weighsDistancesAsTheFormulaSays() {
        ContextWeights weights = new ContextWeights(9, 1);
        assertThat(weights.scaledSum(9) / 9).isEqualTo(5);
        assertThat(new ContextWeights(4, 0.5).scaled(4) / 4).isEqualTo(0.5 + 0.5 / 4);
    }

    /** Equation 4.2: the new weight is beta times that of the interval plus 1 - beta times the old one. */
    @Test
    void agesFromIntervalToInterval() {
        AccessGraph graph = graph(new ContextWeights(1, 0), 0.8, "ABABAB", "AB");
        double first = 0.8 * 3;
        assertThat(weight(graph, 'A', 'B')).isCloseTo(0.8 * 1 + 0.2 * first, within(1e-12));
    }

    /** The size model: 19 bytes for each vertex, 20 for each edge. */
    @Test
    void isAsLargeAsTheModelSays() {
        assertThat(graph(UNIFORM, 1, "RUNRUN").modelledBytes()).isEqualTo(3 * 19 + 6 * 20);
    }

    /** Ten units in a chain; the limit is passed at the last edge, and the lightest tenth of both goes: the edge that is read once. */
    @Test
    void prunesTheLightestTenth() {
        String chain = "ABABABCDCDCDEFEFEFGHGHGHIJ";
        AccessGraph free = graph(new ContextWeights(1, 0), 1, chain);
        assertThat(free.vertices()).isEqualTo(10);
        AccessGraph graph = new AccessGraph(new ContextWeights(1, 0), 1, free.modelledBytes() - 1, 0.1);
        for (char letter : chain.toCharArray()) {
            graph.add(unit(letter));
        }
        assertThat(graph.prunings()).isEqualTo(1);
        assertThat(graph.modelledBytes()).isLessThan(free.modelledBytes());
        assertThat(weight(graph, 'A', 'B')).isEqualTo(3);
        assertThat(weight(graph, 'H', 'I') + weight(graph, 'I', 'J')).isLessThan(2);
        graph.add(unit('A'));
        assertThat(weight(graph, 'A', 'B')).isEqualTo(3);
    }

    /** The graph stays within its limit for any number of units, and keeps frequent pairs. */
    @Test
    void staysWithinItsLimit() {
        AccessGraph graph = new AccessGraph(new ContextWeights(9, 1), 0.5, 20_000, 0.1);
        for (int i = 0; i < 20_000; i++) {
            graph.add(AccessUnit.of(1_000_000 + i * 8L, 8));
            if (i % 10 == 0) {
                graph.add(unit('A'));
                graph.add(unit('B'));
            }
            assertThat(graph.modelledBytes()).isLessThanOrEqualTo(20_000);
        }
        assertThat(graph.weight(unit('A'), unit('B'))).isGreaterThan(900);
    }
}
