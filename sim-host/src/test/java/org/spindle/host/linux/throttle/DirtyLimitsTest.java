package org.spindle.host.linux.throttle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The position control of linux-io.md, section 2.2, worked by hand: background limit 1000 pages, limit 2000. */
class DirtyLimitsTest {

    private final DirtyLimits limits = new DirtyLimits(1000, 2000);

    /** "freerun = (thresh+bg)/2", "setpoint = (freerun+limit)/2". */
    @Test
    void placesTheSetpointBetweenFreeRunAndLimit() {
        assertThat(limits.freeRun()).isEqualTo(1500);
        assertThat(limits.setpoint()).isEqualTo(1750);
    }

    /**
     * "pos_ratio = 1 + ((setpoint-dirty)/(limit-setpoint))^3, clamp 0..2; 0 if dirty >= limit", times the line of the only device: 8
     * seconds of write-back, 8000 pages, above the setpoint. At 1875: (1 − 0.5³) · (9750 − 1875)/8000.
     */
    @ParameterizedTest
    @CsvSource({
        "1500, 2.0625",
        "1625, 1.142578125",
        "1750, 1",
        "1875, 0.861328125",
        "1999, 0.01158006",
        "2000, 0",
        "2500, 0"
    })
    void lowersRatesTowardsTheLimit(long dirty, double expected) {
        assertThat(limits.position(dirty, 1000)).isEqualTo(expected, within(1e-6));
    }

    /** The line of a slow device, 80 pages in 8 s, falls to a quarter where 60 of them are above the setpoint. */
    @ParameterizedTest
    @CsvSource({"1750, 1", "1800, 0.372", "1809, 0.2590496", "1815, 0.245606"})
    void lowersRatesByTheSpeedOfTheDevice(long dirty, double expected) {
        assertThat(limits.position(dirty, 10)).isEqualTo(expected, within(1e-6));
    }
}
