package org.spindle.host.virtualdisk.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Cells, their samples, and the times of empty ones (González-Férez 2012, sections 3.2.1 and 3.2.5). */
class IoTimeTableTest {

    private static final long GIB = 1L << 21;

    private final IoTimeTable table = new IoTimeTable(TableGeometry.of(30 * GIB), 64);

    @Test
    void countsALoadedMeanAsOneSample() {
        table.load(1, 2, 1000);
        table.learn(8, 8, 3000, 5);
        assertThat(table.time(8, 8)).isEqualTo(2000);
        assertThat(table.samples(1, 2)).isEqualTo(2);
    }

    @Test
    void forgetsTheLoadedMeanWithThe64thSampleAfterIt() {
        table.load(1, 2, 64_000_000);
        for (int i = 0; i < 63; i++) {
            table.learn(8, 8, 1000, i);
        }
        assertThat(table.time(8, 8)).isEqualTo((64_000_000 + 63 * 1000) / 64);
        table.learn(8, 8, 1000, 63);
        assertThat(table.time(8, 8)).isEqualTo(1000);
        table.learn(8, 8, 65_000, 64);
        assertThat(table.time(8, 8)).isEqualTo(2000);
        assertThat(table.samples(1, 2)).isEqualTo(64);
    }

    @Test
    void keepsTheConfiguredNumberOfSamples() {
        IoTimeTable small = new IoTimeTable(TableGeometry.of(GIB), 2);
        small.learn(8, 0, 100, 0);
        small.learn(8, 0, 300, 0);
        small.learn(8, 0, 500, 0);
        assertThat(small.time(8, 0)).isEqualTo(400);
    }

    @Test
    void takesTheMeanOfTheColumnForAnEmptyCell() {
        table.learn(8, 8, 1000, 0);
        table.learn(16, 8, 2000, 0);
        table.learn(16, 8, 4000, 0);
        assertThat(table.time(24, 8)).isEqualTo(2000);
    }

    @Test
    void takesTheNearestColumnForAnEmptyOneAndTheShorterDistanceOfTwo() {
        assertThat(table.time(8, 8)).isZero();
        table.learn(8, 16, 1000, 0);
        table.learn(8, 128, 7000, 0);
        assertThat(table.time(8, 0)).isEqualTo(1000);
        assertThat(table.time(8, 32)).isEqualTo(1000);
        assertThat(table.time(8, 64)).isEqualTo(7000);
        assertThat(table.time(8, 20 * GIB)).isEqualTo(7000);
        table.learn(8, 512, 9000, 0);
        assertThat(table.time(8, 256)).isEqualTo(7000);
    }

    @Test
    void theSearchForTheNearestColumnEnds() {
        assertThat(IoTimeTable.nearest(new int[] {0, 0, 0, 0}, 2)).isZero();
        assertThat(IoTimeTable.nearest(new int[] {0, 0, 0, 1}, 1)).isEqualTo(3);
        assertThat(IoTimeTable.nearest(new int[] {0, 1, 0, 0}, 3)).isEqualTo(1);
        assertThat(IoTimeTable.nearest(new int[] {0}, 1)).isZero();
    }

    @Test
    void keepsRequestsAbove128KibInTheLastRow() {
        table.learn(256, 0, 1000, 0);
        table.learn(1024, 0, 5000, 0);
        assertThat(table.time(2048, 0)).isEqualTo(3000);
        assertThat(table.samples(32, 1)).isEqualTo(2);
    }

    @Test
    void returnsWhenACellWasChangedInTheRun() {
        table.load(1, 1, 1000);
        assertThat(table.changed(1, 1)).isEqualTo(IoTimeTable.NEVER);
        assertThat(table.learnt()).isZero();
        table.learn(8, 0, 1000, 77);
        table.learn(8, 0, 1000, 78);
        assertThat(table.changed(1, 1)).isEqualTo(78);
        assertThat(table.learnt()).isEqualTo(1);
        assertThat(table.filled()).isEqualTo(1);
    }
}
