package org.spindle.disk.hdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.spindle.disk.mechanics.SeekCurve;

class AverageSeeksTest {

    private final AverageSeeks averages = new AverageSeeks();
    private final AtomicInteger computed = new AtomicInteger();
    private final SeekCurve byDistance = distance -> {
        computed.incrementAndGet();
        return distance;
    };

    /** Three cylinders have nine ordered pairs: three of distance 0, four of 1, two of 2. */
    @Test
    void theAverageIsOverAllOrderedPairs() {
        assertThat(averages.picos(byDistance, 3)).isCloseTo(8 / 9.0, within(1e-15));
    }

    @Test
    void anAverageIsComputedOnce() {
        double first = averages.picos(byDistance, 3);
        int calls = computed.get();
        assertThat(averages.picos(byDistance, 3)).isEqualTo(first);
        assertThat(computed).hasValue(calls);
    }

    /** Two cylinders have four ordered pairs, two of them of distance 1. */
    @Test
    void drivesThatDifferOnlyInTheirCylindersOrOnlyInTheirCurveHaveTheirOwn() {
        averages.picos(byDistance, 3);
        assertThat(averages.picos(byDistance, 2)).isEqualTo(0.5);
        assertThat(averages.picos(distance -> 9L * distance, 3)).isCloseTo(8, within(1e-14));
    }

    @Test
    void manyCurvesDoNotPileUp() {
        for (int slope = 1; slope <= 1000; slope++) {
            long picos = slope;
            assertThat(averages.picos(distance -> picos * distance, 2)).isEqualTo(slope / 2.0);
        }
        assertThat(averages.kept()).isLessThanOrEqualTo(64);
    }
}
