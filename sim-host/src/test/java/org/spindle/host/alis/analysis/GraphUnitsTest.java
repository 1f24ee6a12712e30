package org.spindle.host.alis.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hsu 2003, section 4.6.2: the units of runs are the exact extents of reads, or units of fixed length as an option. */
class GraphUnitsTest {

    private static List<String> units(GraphUnits units, long sector, long sectors) {
        List<String> found = new ArrayList<>();
        units.forEach(
                AccessUnit.of(sector, sectors),
                unit -> found.add(AccessUnit.sector(unit) + "+" + AccessUnit.sectors(unit)));
        return found;
    }

    @Test
    void areTheExtentsOfRequests() {
        assertThat(units(GraphUnits.extents(), 6, 4)).containsExactly("6+4");
    }

    /** Units of 8 sectors; the last of a storage of 20 sectors has only 4. */
    @Test
    void areAllThatARequestTouches() {
        GraphUnits units = new GraphUnits(8, 20);
        assertThat(units(units, 8, 8)).containsExactly("8+8");
        assertThat(units(units, 9, 1)).containsExactly("8+8");
        assertThat(units(units, 6, 4)).containsExactly("0+8", "8+8");
        assertThat(units(units, 7, 13)).containsExactly("0+8", "8+8", "16+4");
    }

    /** Reads of other extents within the same two units are the same two vertices, of which the second follows the first twice. */
    @Test
    void joinReadsOfDifferentExtents() {
        ReferenceLog log = new ReferenceLog();
        log.add(0, 4, false);
        log.add(16, 8, false);
        log.add(2, 6, false);
        log.add(17, 4, false);
        assertThat(graph(GraphUnits.extents(), log, 1).vertices()).isEqualTo(4);
        AccessGraph fixed = graph(new GraphUnits(8, 100), log, 1);
        assertThat(fixed.vertices()).isEqualTo(2);
        assertThat(fixed.weight(AccessUnit.of(0, 8), AccessUnit.of(16, 8))).isEqualTo(2);
    }

    /** A read of two units is a reference to one after the other; the filter counts the references to each. */
    @Test
    void followEachOtherWithinARead() {
        ReferenceLog log = new ReferenceLog();
        log.add(4, 8, false);
        log.add(0, 1, false);
        GraphUnits units = new GraphUnits(8, 100);
        assertThat(graph(units, log, 1).weight(AccessUnit.of(0, 8), AccessUnit.of(8, 8)))
                .isEqualTo(1);
        assertThat(graph(units, log, 2).vertices()).isEqualTo(1);
    }

    /** Sequences of reads alone, or of all requests. */
    @Test
    void leaveWritesOutUnlessTheyAreLearned() {
        ReferenceLog log = new ReferenceLog();
        log.add(0, 8, false);
        log.add(8, 8, true);
        log.add(16, 8, false);
        AccessGraph reads = graph(GraphUnits.extents(), log, 1);
        assertThat(reads.vertices()).isEqualTo(2);
        assertThat(reads.weight(AccessUnit.of(0, 8), AccessUnit.of(16, 8))).isEqualTo(1);
        AccessGraph all = graph(GraphUnits.extents(), log, 1, Training.READS_AND_WRITES);
        assertThat(all.vertices()).isEqualTo(3);
        assertThat(all.weight(AccessUnit.of(0, 8), AccessUnit.of(8, 8))).isEqualTo(1);
    }

    private static AccessGraph graph(GraphUnits units, ReferenceLog log, int leastReferences) {
        return graph(units, log, leastReferences, Training.READS);
    }

    private static AccessGraph graph(GraphUnits units, ReferenceLog log, int leastReferences, Training training) {
        RunClustering runs = new RunClustering(
                new GraphRules(
                        units,
                        new ContextWeights(1, 0),
                        1,
                        Long.MAX_VALUE,
                        PruningTime.OVER_LIMIT,
                        0.1,
                        leastReferences,
                        training),
                new RunRules(0, 2, 0, false, RunOrder.DISCOVERY));
        runs.learn(log);
        return runs.graph();
    }
}
