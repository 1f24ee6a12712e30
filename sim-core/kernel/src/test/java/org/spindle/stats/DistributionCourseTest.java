package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DistributionCourseTest {

    private static List<String> cells(DistributionCourse course, int interval) {
        List<String> cells = new ArrayList<>();
        course.forEach(interval, (least, limit, count) -> cells.add(count + " in [" + least + "," + limit + ")"));
        return cells;
    }

    @Test
    void keepsWhichValuesOccurredInWhichInterval() {
        DistributionCourse course = new DistributionCourse(4);
        course.record(0, 0);
        course.record(10, 1023);
        course.record(20, 1024);
        course.record(999, 1151);
        course.record(3500, 1_000_000);
        assertThat(course.interval()).isEqualTo(1000);
        assertThat(course.reached()).isEqualTo(4);
        assertThat(cells(course, 0)).containsExactly("2 in [0,1024)", "2 in [1024,1152)");
        assertThat(cells(course, 1)).isEmpty();
        assertThat(cells(course, 3)).containsExactly("1 in [983040,1048576)");
        assertThat(course.greatest(0)).isEqualTo(1151);
        assertThat(course.greatest(3)).isEqualTo(1_000_000);
    }

    @Test
    void joinsNeighboursWhenTimeRunsPastTheLastInterval() {
        DistributionCourse course = new DistributionCourse(4);
        for (int i = 0; i < 4; i++) {
            course.record(1000 * i, 2000 + i);
        }
        course.record(15_999, 5000);
        assertThat(course.interval()).isEqualTo(4000);
        assertThat(course.reached()).isEqualTo(4);
        assertThat(cells(course, 0)).containsExactly("4 in [1920,2048)");
        assertThat(course.greatest(0)).isEqualTo(2003);
        assertThat(cells(course, 1)).isEmpty();
        assertThat(cells(course, 3)).containsExactly("1 in [4608,5120)");
    }

    @Test
    void everyValueLiesInACellOfAnEighthOfItsOctave() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            long value = random.nextLong(1L << (10 + random.nextInt(38)));
            DistributionCourse course = new DistributionCourse(2);
            course.record(0, value);
            course.forEach(0, (least, limit, count) -> {
                assertThat(value).isBetween(least, limit - 1);
                assertThat(limit - least).isLessThanOrEqualTo(Math.max(DistributionCourse.LEAST, least / 8));
            });
        }
        DistributionCourse course = new DistributionCourse(2);
        course.record(0, Long.MAX_VALUE);
        assertThat(cells(course, 0)).hasSize(1).allMatch(cell -> cell.endsWith("," + Long.MAX_VALUE + ")"));
    }

    @Test
    void refusesAnOddNumberOfIntervals() {
        assertThatThrownBy(() -> new DistributionCourse(3)).hasMessageContaining("not 3");
    }
}
