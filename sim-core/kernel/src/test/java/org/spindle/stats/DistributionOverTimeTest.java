package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DistributionOverTimeTest {

    private static List<String> cells(DistributionOverTime overTime, int interval) {
        List<String> cells = new ArrayList<>();
        overTime.forEach(interval, (least, limit, count) -> cells.add(count + " in [" + least + "," + limit + ")"));
        return cells;
    }

    @Test
    void keepsWhichValuesOccurredInWhichInterval() {
        DistributionOverTime overTime = new DistributionOverTime(4);
        overTime.record(0, 0);
        overTime.record(10, 1023);
        overTime.record(20, 1024);
        overTime.record(999, 1151);
        overTime.record(3500, 1_000_000);
        assertThat(overTime.interval()).isEqualTo(1000);
        assertThat(overTime.reached()).isEqualTo(4);
        assertThat(cells(overTime, 0)).containsExactly("2 in [0,1024)", "2 in [1024,1152)");
        assertThat(cells(overTime, 1)).isEmpty();
        assertThat(cells(overTime, 3)).containsExactly("1 in [983040,1048576)");
        assertThat(overTime.greatest(0)).isEqualTo(1151);
        assertThat(overTime.greatest(3)).isEqualTo(1_000_000);
    }

    @Test
    void joinsNeighboursWhenTimeRunsPastTheLastInterval() {
        DistributionOverTime overTime = new DistributionOverTime(4);
        for (int i = 0; i < 4; i++) {
            overTime.record(1000 * i, 2000 + i);
        }
        overTime.record(15_999, 5000);
        assertThat(overTime.interval()).isEqualTo(4000);
        assertThat(overTime.reached()).isEqualTo(4);
        assertThat(cells(overTime, 0)).containsExactly("4 in [1920,2048)");
        assertThat(overTime.greatest(0)).isEqualTo(2003);
        assertThat(cells(overTime, 1)).isEmpty();
        assertThat(cells(overTime, 3)).containsExactly("1 in [4608,5120)");
    }

    @Test
    void everyValueLiesInACellOfAnEighthOfItsOctave() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            long value = random.nextLong(1L << (10 + random.nextInt(38)));
            DistributionOverTime overTime = new DistributionOverTime(2);
            overTime.record(0, value);
            overTime.forEach(0, (least, limit, count) -> {
                assertThat(value).isBetween(least, limit - 1);
                assertThat(limit - least).isLessThanOrEqualTo(Math.max(DistributionOverTime.LEAST, least / 8));
            });
        }
        DistributionOverTime overTime = new DistributionOverTime(2);
        overTime.record(0, Long.MAX_VALUE);
        assertThat(cells(overTime, 0)).hasSize(1).allMatch(cell -> cell.endsWith("," + Long.MAX_VALUE + ")"));
    }

    @Test
    void refusesAnOddNumberOfIntervals() {
        assertThatThrownBy(() -> new DistributionOverTime(3)).hasMessageContaining("not 3");
    }
}
