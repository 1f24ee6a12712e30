package org.spindle.host.alis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.property.Property;

/** Hsu 2003, section 4.6.1: counts of references and the layouts of the most referenced units. */
class HeatClusteringTest {

    private static final long UNIT = 8;

    /** A log in which unit {@code i} is read {@code counts[i]} times. */
    private static ReferenceLog log(int... counts) {
        ReferenceLog log = new ReferenceLog();
        for (int unit = 0; unit < counts.length; unit++) {
            for (int i = 0; i < counts[unit]; i++) {
                log.add(unit * UNIT, UNIT, false);
            }
        }
        return log;
    }

    private static long[] arranged(HeatOrder order, long extentUnits, long room, int... counts) {
        HeatClustering heat =
                new HeatClustering(new HeatRules(UNIT, order, extentUnits, 0.8, Training.READS_AND_WRITES));
        heat.learn(log(counts));
        return inOrder(heat.arrange(room * UNIT, Long.MAX_VALUE));
    }

    private static long[] inOrder(UnitOrder order) {
        long[] units = new long[order.count()];
        SortedKeys.Cursor at = order.byAddress().cursor();
        for (int i = 0; i < units.length; i++) {
            at.moveTo(order.rank(i));
            units[i] = at.key();
        }
        return units;
    }

    /** A request counts once for each unit that it touches, however much of it; writes count too, unless reads alone are asked for. */
    @Test
    void countsRequests() {
        ReferenceLog log = new ReferenceLog();
        log.add(7, 2, false);
        log.add(8, 8, true);
        ReferenceCounts all = new ReferenceCounts(UNIT, 1, Training.READS_AND_WRITES);
        all.learn(log);
        assertThat(List.of(all.count(0), all.count(1), all.count(2))).containsExactly(1.0, 2.0, 0.0);
        ReferenceCounts reads = new ReferenceCounts(UNIT, 1, Training.READS);
        reads.learn(log);
        assertThat(reads.count(1)).isEqualTo(1);
    }

    /** Equation 4.1. */
    @Test
    void agesCounts() {
        ReferenceCounts counts = new ReferenceCounts(UNIT, 0.8, Training.READS);
        counts.learn(log(10));
        counts.learn(log(5));
        assertThat(counts.count(0)).isCloseTo(0.8 * 5 + 0.2 * (0.8 * 10), within(1e-12));
        for (int i = 0; i < 12; i++) {
            counts.learn(log());
        }
        assertThat(counts.hottest(Long.MAX_VALUE)).isEmpty();
    }

    @Test
    void putsTheHottestIntoTheMiddle() {
        assertThat(arranged(HeatOrder.ORGAN_PIPE, 1, 5, 1, 2, 3, 4, 5)).containsExactly(0, 2, 4, 3, 1);
        assertThat(arranged(HeatOrder.ORGAN_PIPE, 1, 4, 1, 2, 3, 4, 5)).containsExactly(2, 4, 3, 1);
    }

    @Test
    void ordersByHeatOrAddress() {
        assertThat(arranged(HeatOrder.HEAT, 1, 3, 1, 9, 3, 9, 5)).containsExactly(1, 3, 4);
        assertThat(arranged(HeatOrder.SEQUENTIAL, 1, 3, 1, 5, 3, 9, 7)).containsExactly(1, 3, 4);
    }

    /** Extents 9 and 3 of the thesis's example rank first and second, with 18 and 8 target units: the 18 come first, by address. */
    @Test
    void packsExtents() {
        int[] counts = new int[10 * 20];
        for (int i = 0; i < 18; i++) {
            counts[9 * 20 + i] = 10 + i;
        }
        for (int i = 0; i < 8; i++) {
            counts[3 * 20 + i] = 2 + i;
        }
        List<Long> expected = new ArrayList<>();
        for (long i = 0; i < 18; i++) {
            expected.add(9 * 20 + i);
        }
        for (long i = 0; i < 8; i++) {
            expected.add(3 * 20 + i);
        }
        assertThat(arranged(HeatOrder.PACKED_EXTENTS, 20, 26, counts)).containsExactly(expected.toArray(Long[]::new));
    }

    /** Two extents whose hottest units tie: the next hottest decide, and the longer list wins if one begins with the other. */
    @Test
    void comparesExtentsByTheirNextHottestUnits() {
        assertThat(arranged(HeatOrder.PACKED_EXTENTS, 2, 4, 9, 3, 4, 9)).containsExactly(2, 3, 0, 1);
        assertThat(arranged(HeatOrder.PACKED_EXTENTS, 2, 4, 9, 0, 4, 9)).containsExactly(2, 3, 0);
    }

    /** One extent is the sequential layout. */
    @Test
    void isSequentialWithOneExtent() {
        int[] counts = {3, 0, 7, 1, 4, 4, 9, 2};
        assertThat(arranged(HeatOrder.PACKED_EXTENTS, 100, 5, counts))
                .containsExactly(arranged(HeatOrder.SEQUENTIAL, 1, 5, counts));
    }

    /**
     * Unit 5 is hottest; its most frequent predecessor is 3, that of 3 is 7, that of 7 is 1. The successors of 5 are already
     * placed; 2 is left.
     */
    @Test
    void bringsTheLinkClosure() {
        HeatClustering heat =
                new HeatClustering(new HeatRules(UNIT, HeatOrder.LINK_CLOSURE, 1, 1, Training.READS_AND_WRITES));
        ReferenceLog log = new ReferenceLog();
        for (int unit : new int[] {3, 5, 1, 7, 3, 5, 1, 7, 7, 7, 7, 2, 5, 5, 5}) {
            log.add(unit * UNIT, UNIT, false);
        }
        heat.learn(log);
        long[] arranged = inOrder(heat.arrange(5 * UNIT, Long.MAX_VALUE));
        assertThat(arranged).containsExactly(1, 7, 3, 5, 2);
    }

    /**
     * The units selected in order of address are those selected by falling count, also where the room ends among units of equal
     * counts.
     */
    @Test
    void takesTheSameByAddressAsByCount() {
        Property.<Long>ofLists(random -> random.nextLong(1 + random.nextLong(30)))
                .check(units -> {
                    ReferenceCounts counts = new ReferenceCounts(UNIT, 0.8, Training.READS);
                    ReferenceLog log = new ReferenceLog();
                    for (int i = 0; i < units.size(); i++) {
                        log.add(units.get(i) * UNIT, UNIT, false);
                        if (i == units.size() / 2) {
                            counts.learn(log);
                            log.clear();
                        }
                    }
                    counts.learn(log);
                    int counted = counts.hottest(Long.MAX_VALUE).length;
                    for (int most = 0; most <= counted + 1; most++) {
                        long[] hottest = counts.hottest(most);
                        for (int i = 1; i < hottest.length; i++) {
                            int byCount = Double.compare(counts.count(hottest[i - 1]), counts.count(hottest[i]));
                            assertThat(byCount > 0 || byCount == 0 && hottest[i - 1] < hottest[i])
                                    .isTrue();
                        }
                        Arrays.sort(hottest);
                        assertThat(inOrder(UnitOrder.sequential(counts.hottestByAddress(most, 29))))
                                .containsExactly(Arrays.stream(hottest)
                                        .filter(unit -> unit < 29)
                                        .toArray());
                    }
                });
    }

    /** Runs are placed first, copies by heat use the remaining room, and a unit may be in both. */
    @Test
    void combinesRunsAndHeat() {
        Analyzer analyzer = new Analyzer(
                new HeatRules(UNIT, HeatOrder.SEQUENTIAL, 1, 0.8, Training.READS_AND_WRITES),
                true,
                new GraphRules(
                        GraphUnits.extents(),
                        new ContextWeights(2, 0),
                        1,
                        Long.MAX_VALUE,
                        PruningTime.OVER_LIMIT,
                        0.1,
                        1,
                        Training.READS),
                new RunRules(1.6, 2, 0, false, RunOrder.DISCOVERY),
                100 * UNIT,
                6 * UNIT,
                1);
        analyzer.learn(Sequences.reads("ABCABCZZZZZ"));
        AreaLayout layout = analyzer.arrange();
        assertThat(layout.runs().stream().map(Sequences::letters)).containsExactly("ABC");
        assertThat(inOrder(layout.heatUnits())).containsExactly('A', 'B', 'Z');
        assertThat(layout.runSectors()).isEqualTo(3 * UNIT);
    }

    /** X, Y is read three times and found first, then A to D, the longest, then M, N; their addresses are in order of letters. */
    @Test
    void placesRunsInTheOrderAskedFor() {
        assertThat(placed(RunOrder.DISCOVERY)).containsExactly("XY", "ABCD", "MN");
        assertThat(placed(RunOrder.ADDRESS)).containsExactly("ABCD", "MN", "XY");
        assertThat(placed(RunOrder.LENGTH)).containsExactly("ABCD", "XY", "MN");
        RunRules rules = new RunRules(1.6, 2, 0, false, RunOrder.LENGTH);
        assertThat(rules.withThreshold(1)).isEqualTo(new RunRules(1, 2, 0, false, RunOrder.LENGTH));
    }

    private static List<String> placed(RunOrder order) {
        Analyzer analyzer = new Analyzer(
                new HeatRules(UNIT, HeatOrder.SEQUENTIAL, 1, 0.8, Training.READS_AND_WRITES),
                false,
                new GraphRules(
                        GraphUnits.extents(),
                        new ContextWeights(1, 0),
                        1,
                        Long.MAX_VALUE,
                        PruningTime.OVER_LIMIT,
                        0.1,
                        1,
                        Training.READS),
                new RunRules(1.6, 2, 0, false, order),
                100 * UNIT,
                8 * UNIT,
                1);
        analyzer.learn(Sequences.reads("XYXYXYABCDABCDMNMN"));
        return analyzer.arrange().runs().stream().map(Sequences::letters).toList();
    }

    /** The pre-filter leaves units with fewer reads than its limit out of the graph, as if they did not exist. */
    @Test
    void leavesOutWhatIsReadSeldom() {
        RunClustering runs = new RunClustering(
                new GraphRules(
                        GraphUnits.extents(),
                        new ContextWeights(1, 0),
                        1,
                        Long.MAX_VALUE,
                        PruningTime.OVER_LIMIT,
                        0.1,
                        2,
                        Training.READS),
                new RunRules(0, 2, 0, false, RunOrder.DISCOVERY));
        runs.learn(Sequences.reads("AxBAyB"));
        assertThat(runs.graph().vertices()).isEqualTo(2);
        assertThat(Sequences.weight(runs.graph(), 'A', 'B')).isEqualTo(2);
    }
}
