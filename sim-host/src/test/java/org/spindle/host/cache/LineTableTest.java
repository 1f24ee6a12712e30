package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.testkit.sim.TestRandom;

/** A {@link LineTable} has the contents of a {@link HashMap} after any changes. */
class LineTableTest {

    /** Few keys share groups, many fill the table beyond its first size; runs of consecutive keys are those of accesses. */
    @ParameterizedTest
    @ValueSource(ints = {10, 300, 100_000})
    void hasTheContentsOfAMap(int keys) {
        TestRandom random = new TestRandom(keys);
        LineTable table = new LineTable();
        Map<Long, Integer> expected = new HashMap<>();
        for (int step = 0; step < 50_000; step++) {
            long first = random.nextLong(keys) * (keys > 1000 ? 1_000_003 : 1);
            long end = first + 1 + random.nextLong(12);
            boolean adds = random.nextLong(100) < (step / 10_000 % 2 == 0 ? 60 : 40);
            for (long key = first; key < end; key++) {
                assertThat(table.get(key)).isEqualTo(expected.getOrDefault(key, LineTable.NONE));
                if (adds) {
                    table.put(key, step);
                    expected.put(key, step);
                } else {
                    assertThat(table.remove(key)).isEqualTo(expected.remove(key) != null);
                }
            }
            assertThat(table.isEmpty()).isEqualTo(expected.isEmpty());
        }
        expected.forEach((key, value) -> assertThat(table.get(key)).isEqualTo(value));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 7, 8, 1L << 31, 1L << 58})
    void findsALineOnlyWhileItIsInTheSet(long key) {
        LineTable table = new LineTable();
        assertThat(table.get(key)).isEqualTo(LineTable.NONE);
        assertThat(table.remove(key)).isFalse();
        assertThat(table.get(LineTable.NONE)).isEqualTo(LineTable.NONE);
        table.put(key, 5);
        assertThat(table.get(key)).isEqualTo(5);
        assertThat(table.get(key ^ 1)).isEqualTo(LineTable.NONE);
        assertThat(table.get(key + 8 * 32)).isEqualTo(LineTable.NONE);
        assertThat(table.get(LineTable.NONE)).isEqualTo(LineTable.NONE);
        assertThat(table.remove(LineTable.NONE)).isFalse();
        assertThat(table.remove(key)).isTrue();
        assertThat(table.get(key)).isEqualTo(LineTable.NONE);
        assertThat(table.isEmpty()).isTrue();
    }
}
