package org.spindle.host.linux.throttle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The estimates of linux-io.md, section 2.2, worked by hand with 1000 ticks per second. */
class BaseRateTest {

    private static final TickClock CLOCK = new TickClock(1000);

    /** "bw = (written*HZ + old*(period-elapsed))/period", period 4096; the average moves an eighth when the estimate goes on falling. */
    @Test
    void estimatesTheSpeedOfWriteBack() {
        WriteBandwidth bandwidth = new WriteBandwidth(CLOCK);
        assertThat(bandwidth.average()).as("100 MiB/s").isEqualTo(25_600);
        bandwidth.measured(2560, 256);
        assertThat(bandwidth.estimate())
                .isEqualTo((2_560_000 + 25_600 * 3840) / 4096)
                .isEqualTo(24_625);
        assertThat(bandwidth.average()).isEqualTo(25_600);
        bandwidth.measured(2560, 256);
        assertThat(bandwidth.estimate()).isEqualTo(23_710);
        assertThat(bandwidth.average())
                .isEqualTo(25_600 - (25_600 - 24_625) / 8)
                .isEqualTo(25_479);
        bandwidth.measured(25_600, 256);
        assertThat(bandwidth.estimate())
                .isEqualTo((25_600_000 + 23_710 * 3840) / 4096)
                .isEqualTo(28_478);
        assertThat(bandwidth.average())
                .as("above the estimate before, which rises")
                .isEqualTo(25_479);
        bandwidth.measured(1000, 5000);
        assertThat(bandwidth.average()).as("longer than the period").isEqualTo(200);
        bandwidth.measured(1024, 256);
        assertThat(bandwidth.average()).as("at the estimate before").isEqualTo(200);
        bandwidth.measured(1024, 256);
        assertThat(bandwidth.average()).isEqualTo(200 + (437 - 200) / 8);
        bandwidth.measured(0, 5000);
        assertThat(bandwidth.average()).as("never 0").isEqualTo(1);
    }

    /**
     * "balanced = task_ratelimit*write_bw/dirty_rate, &lt;= write_bw"; above the setpoint the rate falls towards the greatest of the last
     * two balanced rates and the writers' rate: 12,799 lower, half of that because it is half the rate, an eighth of that a time.
     */
    @Test
    void fallsSlowlyAboveTheSetpoint() {
        BaseRate base = new BaseRate(CLOCK);
        base.adapt(5120, 256, 1, false, 10_000);
        assertThat(base.rate()).as("the balanced rate before was 25,600").isEqualTo(25_600);
        base.adapt(5120, 256, 0.5, false, 10_000);
        assertThat(base.rate()).isEqualTo(25_600 - (12_799 / 2 + 7) / 8).isEqualTo(24_800);
    }

    /** Below the setpoint it does not fall, and rises only if all three are above it: 10,000 is not. */
    @Test
    void risesBelowTheSetpointIfAllAgree() {
        BaseRate base = new BaseRate(CLOCK);
        base.adapt(2560, 256, 1.5, true, 10_000);
        assertThat(base.rate()).as("balanced 10,000").isEqualTo(25_600);
        base.adapt(2560, 256, 1.5, true, 100_000);
        assertThat(base.rate()).as("balanced 10,000 before").isEqualTo(25_600);
        base.adapt(2560, 256, 1.5, true, 100_000);
        assertThat(base.rate())
                .as("writers 38,401: 12,801 higher, an eighth of that")
                .isEqualTo(25_600 + (12_801 + 7) / 8)
                .isEqualTo(27_201);
    }

    /** A step that is small in proportion to the rate is taken in part only: 100 of 25,600 not at all, as 2⁻¹²⁷ of it. */
    @Test
    void ignoresSmallDifferences() {
        BaseRate base = new BaseRate(CLOCK);
        base.adapt(1, 256, 1, false, 100);
        base.adapt(1, 256, 25_500.0 / 25_600, false, 100);
        assertThat(base.rate()).isEqualTo(25_600);
    }
}
