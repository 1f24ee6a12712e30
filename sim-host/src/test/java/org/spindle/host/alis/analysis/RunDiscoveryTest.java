package org.spindle.host.alis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.host.alis.analysis.Sequences.graph;
import static org.spindle.host.alis.analysis.Sequences.letters;
import static org.spindle.host.alis.analysis.Sequences.unit;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.property.Property;

/** Hsu 2003, section 4.6.2: the discovery of runs in the access graph. */
class RunDiscoveryTest {

    private static final RunRules ANY = new RunRules(0, 2, 0, false, RunOrder.DISCOVERY);
    private static final long ROOM = Long.MAX_VALUE;

    private static List<String> runs(AccessGraph graph, RunRules rules) {
        return new RunDiscovery(graph, rules)
                .discover(ROOM).stream().map(Sequences::letters).toList();
    }

    /**
     * A, R, U, N, B twice, context of two, all distances alike, from the edge R, U: A and N tie at 4 and N joins the tail; B and A tie at
     * 4 and B joins; then A at the head has 4 against 2 at the tail.
     */
    @Test
    void growsAtTheHeavierEndAndAtTheTailOfEqualEnds() {
        AccessGraph graph = graph(new ContextWeights(2, 0), 1, "ARUNBARUNB");
        long[] run = new RunDiscovery(graph, ANY).grow(graph.vertex(unit('R')), graph.vertex(unit('U')));
        assertThat(letters(run)).isEqualTo("ARUNB");
    }

    /** Looking at U alone, N and B would tie at two: only the context distinguishes them. */
    @Test
    void cannotTellByOneEdge() {
        AccessGraph graph = graph(new ContextWeights(2, 0), 1, "ARUNBARUNB");
        assertThat(graph.weight(unit('U'), unit('N'))).isEqualTo(2);
        assertThat(graph.weight(unit('U'), unit('B'))).isEqualTo(2);
    }

    /** The threshold is in parts of the weight of a sequence that occurs once in each interval: such a one has a weight of exactly 1. */
    @Test
    void takesWhatOccursOncePerIntervalUpToAThresholdOfOne() {
        AccessGraph graph = graph(new ContextWeights(9, 1), 1, "ABCDEFGHIJKLM");
        assertThat(runs(graph, new RunRules(1, 2, 0, false, RunOrder.DISCOVERY)))
                .containsExactly("ABCDEFGHIJKLM");
        assertThat(runs(graph, new RunRules(1.001, 2, 0, false, RunOrder.DISCOVERY)))
                .isEmpty();
    }

    /** With a weight of history of 0.1 it takes ten intervals until a sequence has its final weight; the first counts a tenth. */
    @Test
    void measuresTheThresholdByWhatAgeingLeads() {
        AccessGraph first = graph(new ContextWeights(3, 1), 0.1, "ABCD");
        assertThat(runs(first, new RunRules(0.1, 2, 0, false, RunOrder.DISCOVERY)))
                .containsExactly("ABCD");
        assertThat(runs(first, new RunRules(0.11, 2, 0, false, RunOrder.DISCOVERY)))
                .isEmpty();
        AccessGraph second = graph(new ContextWeights(1, 1), 0.1, "ABCD", "ABCD");
        assertThat(runs(second, new RunRules(0.19, 2, 0, false, RunOrder.DISCOVERY)))
                .containsExactly("ABCD");
        assertThat(runs(second, new RunRules(0.191, 2, 0, false, RunOrder.DISCOVERY)))
                .isEmpty();
    }

    @Test
    void findsRunsInOrderOfTheirHeaviestEdge() {
        AccessGraph graph = graph(new ContextWeights(1, 0), 1, "AB", "xCDyCDzCD");
        assertThat(runs(graph, new RunRules(2, 2, 0, false, RunOrder.DISCOVERY)))
                .containsExactly("CD");
        assertThat(runs(graph, new RunRules(0.5, 2, 0, false, RunOrder.DISCOVERY))
                        .get(0))
                .contains("CD");
    }

    @Test
    void discardsShortRunsAndCutsTheLastWhereTheRoomEnds() {
        AccessGraph graph = graph(new ContextWeights(1, 0), 1, "ABCDABCDXY");
        assertThat(runs(graph, new RunRules(0.9, 6, 0, false, RunOrder.DISCOVERY)))
                .containsExactly("ABCDXY");
        assertThat(runs(graph, new RunRules(0.9, 7, 0, false, RunOrder.DISCOVERY)))
                .isEmpty();
        List<long[]> cut = new RunDiscovery(graph, ANY).discover(3 * 8 + 7);
        assertThat(cut.stream().map(Sequences::letters)).containsExactly("ABC");
    }

    /** A, B occur four times, C behind them once: C joins unless a run ends where the weight falls below half. */
    @Test
    void endsWhereTheWeightDrops() {
        AccessGraph graph = graph(new ContextWeights(1, 0), 1, "ABABABABC");
        int a = graph.vertex(unit('A'));
        int b = graph.vertex(unit('B'));
        assertThat(letters(new RunDiscovery(graph, new RunRules(0, 2, 0.5, false, RunOrder.DISCOVERY)).grow(a, b)))
                .isEqualTo("AB");
        assertThat(letters(new RunDiscovery(graph, ANY).grow(a, b))).isEqualTo("ABC");
    }

    /** Weights of 4, 3 and 2: each is more than 0.6 of the one before, although 2 is less than that of the first. */
    @Test
    void comparesAWeightWithTheOneBefore() {
        AccessGraph graph = graph(new ContextWeights(1, 0), 1, "ABCDxABCDyABCzAB");
        int a = graph.vertex(unit('A'));
        int b = graph.vertex(unit('B'));
        assertThat(letters(new RunDiscovery(graph, new RunRules(0, 2, 0.6, false, RunOrder.DISCOVERY)).grow(a, b)))
                .isEqualTo("ABCD");
    }

    /** C follows B once and D twice, so its heaviest edge does not come from B. */
    @Test
    void takesOnlyMutualNeighboursIfAsked() {
        String reads = "ABCxDCyDC";
        AccessGraph graph = graph(new ContextWeights(1, 0), 1, reads);
        int a = graph.vertex(unit('A'));
        int b = graph.vertex(unit('B'));
        assertThat(letters(new RunDiscovery(graph, ANY).grow(a, b))).startsWith("ABC");
        assertThat(letters(new RunDiscovery(graph, new RunRules(0, 2, 0, true, RunOrder.DISCOVERY)).grow(a, b)))
                .isEqualTo("AB");
    }

    /** A follows X twice, and nothing else does: X joins before A. */
    @Test
    void takesMutualNeighboursBeforeTheFirstUnit() {
        AccessGraph graph = graph(new ContextWeights(1, 0), 1, "XAByXABzAB");
        int a = graph.vertex(unit('A'));
        int b = graph.vertex(unit('B'));
        assertThat(letters(new RunDiscovery(graph, new RunRules(0, 2, 0, true, RunOrder.DISCOVERY)).grow(a, b)))
                .startsWith("XAB");
    }

    /** Marks persist from run to run: for any reads, no unit is in two runs, and no run is longer than its room. */
    @Test
    void usesEachUnitOnce() {
        Property.<Long>ofLists(random -> random.nextLong(20)).longest(300).check(reads -> {
            AccessGraph graph = new AccessGraph(new ContextWeights(4, 1), 0.5, 2_000, 0.1);
            for (long read : reads) {
                graph.add(AccessUnit.of(8 * read, 1 + read % 8));
            }
            Set<Long> seen = new HashSet<>();
            long sectors = 0;
            for (long[] run :
                    new RunDiscovery(graph, new RunRules(0.1, 2, 0, false, RunOrder.DISCOVERY)).discover(50)) {
                for (long unit : run) {
                    assertThat(seen.add(unit)).isTrue();
                    sectors += AccessUnit.sectors(unit);
                }
            }
            assertThat(sectors).isLessThanOrEqualTo(50);
        });
    }
}
