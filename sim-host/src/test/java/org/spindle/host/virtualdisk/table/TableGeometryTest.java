package org.spindle.host.virtualdisk.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows and columns of figure 3.2 of González-Férez 2012. */
class TableGeometryTest {

    private static final long GIB = 1L << 21;

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "1, 2",
        "8, 2",
        "15, 2",
        "16, 3",
        "32, 4",
        "128, 6",
        "256, 7",
        "1024, 9",
        "2048, 10",
        "1048576, 19",
        "2097151, 19",
        "2097152, 20",
        "4194303, 20",
        "4194304, 21"
    })
    void findsTheColumnOfADistance(long gap, int column) {
        assertThat(TableGeometry.of(400 * GIB).column(gap)).isEqualTo(column);
    }

    /** 7 MB for 400 GB are 2 tables of 32 rows, 418 columns and 64 samples of 4 bytes. */
    @Test
    void hasAColumnForEachFurtherGigabyte() {
        assertThat(TableGeometry.of(400 * GIB).columns()).isEqualTo(418);
        assertThat(TableGeometry.of(400 * GIB).column(400 * GIB - 1)).isEqualTo(418);
        assertThat(TableGeometry.of(1000).columns()).isEqualTo(19);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "8, 1", "9, 2", "256, 32", "257, 32", "4096, 32"})
    void findsTheRowOfASize(long sectors, int row) {
        assertThat(TableGeometry.row(sectors)).isEqualTo(row);
    }

    @Test
    void returnsTheDistancesOfEachColumn() {
        TableGeometry geometry = TableGeometry.of(30 * GIB);
        for (int column = 1; column <= geometry.columns(); column++) {
            assertThat(geometry.column(TableGeometry.leastGap(column))).isEqualTo(column);
            assertThat(geometry.column(TableGeometry.endGap(column) - 1)).isEqualTo(column);
        }
    }
}
