package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** Simulated times beside those of the real drive, as DiskSim's validations compare them. */
class ValidationTimesTest {

    private static final long MILLI = 1_000_000;
    private static final long STEP = MILLI / 100;

    private final ValidationTimes times = new ValidationTimes();

    private void complete(long simulated, long recordedService) {
        Request request = new Request();
        request.reset(1, 0, Operation.READ, 0, 8);
        request.recorded(recordedService, recordedService);
        request.arrived(0);
        request.expect(times::completed);
        request.complete(simulated);
    }

    /** Ruemmler and Wilkes: the demerit of a distribution that is shifted by 2 ms is 2 ms. */
    @Test
    void comparesTheTwoDistributions() {
        for (int i = 1; i <= 10_000; i++) {
            complete(i * STEP + 2 * MILLI, i * STEP);
        }

        assertThat(times.areComplete()).isTrue();
        // Distributions are histograms that are read off by interpolation, as in DiskSim.
        assertThat(times.demerit()).isCloseTo(2, within(0.001));
        assertThat(times.measuredMean()).isCloseTo(50.005, within(1e-9));
    }

    @Test
    void keepsNothingFromARequestWithoutARecordedTimeOn() {
        complete(5 * MILLI, 4 * MILLI);
        complete(5 * MILLI, Request.NONE);
        complete(5 * MILLI, 4 * MILLI);

        assertThat(times.areComplete()).isFalse();
        assertThat(times.demerit()).isZero();
        assertThat(times.measuredMean()).isZero();
    }

    @Test
    void isNotCompleteWithoutRequests() {
        assertThat(times.areComplete()).isFalse();
    }
}
