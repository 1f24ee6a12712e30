package org.spindle.analytic.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.spindle.analytic.OutOfRangeException;

/** Ganger (1995, appendix C). Times in nanoseconds. */
class CounterTimestampsTest {

    /**
     * After one tick and one turn of 65,535 ticks the counter has the value that it had after one tick, and the clock has counted
     * five times.
     */
    @Test
    void theClockCountsTheTurnsOfTheCounter() {
        CounterTimestamps begin = CounterTimestamps.at(0, 0);
        CounterTimestamps end = CounterTimestamps.at(65_536.5 * CounterTimestamps.TICK, 0);
        assertThat(end.since(begin)).isCloseTo(65_536 * CounterTimestamps.TICK, within(1.0));
    }

    @Test
    void anyIntervalIsRecoveredToATickWhileTheClockIsLateByLessThanItsPeriod() {
        Random random = new Random(4);
        for (int i = 0; i < 100_000; i++) {
            double start = random.nextDouble() * 100e6;
            double interval = Math.exp(random.nextDouble() * Math.log(1e15));
            CounterTimestamps begin = CounterTimestamps.at(start, random.nextDouble() * 10e6);
            CounterTimestamps end = CounterTimestamps.at(start + interval, random.nextDouble() * 10e6);
            assertThat(end.since(begin)).isCloseTo(interval, within(CounterTimestamps.TICK + 1));
        }
    }

    @Test
    void aClockThatLosesAnInterruptIsRefused() {
        assertThatThrownBy(() -> CounterTimestamps.at(1e9, 11e6))
                .isInstanceOf(OutOfRangeException.class)
                .hasMessageContaining("delay");
    }
}
