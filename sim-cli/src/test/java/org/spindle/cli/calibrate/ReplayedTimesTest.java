package org.spindle.cli.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/** The likelihood by which a scenario is fitted: docs/ssd.md, "Scenarios". */
class ReplayedTimesTest {

    private static final long MILLI = 1_000_000;
    private static final int REQUESTS = 400;

    /** Requests in turn of a read, whose error is given, and a write, which is 4 ms too early or too late. */
    private static ReplayedTimes times(double errorOfReads, boolean backwards) {
        ReplayedTimes times = new ReplayedTimes();
        for (int k = 0; k < REQUESTS; k++) {
            int i = backwards ? REQUESTS - 1 - k : k;
            boolean isRead = i % 2 == 0;
            double error = isRead ? errorOfReads : i % 4 == 1 ? 4 : -4;
            Request request = new Request();
            request.reset(i, 0, isRead ? Operation.READ : Operation.WRITE, 1000L * i, 8);
            request.recorded(Request.NONE, 10 * MILLI);
            request.arrived(i * 100 * MILLI);
            request.expect(times::completed);
            request.complete(request.arrived() + Math.round((10 + error) * MILLI));
        }
        return times;
    }

    private static double negativeLogLikelihood(ReplayedTimes times) {
        return times.negativeLogLikelihood(RequestClasses.of(times), 0, times.count());
    }

    /**
     * A Cauchy distribution of the median size s has the density 1 / (pi s (1 + (e / s)²)): with all errors of a class the same, each of
     * its requests adds ln s + ln 2, whatever the size of the other class.
     */
    @Test
    void aSmallErrorCountsWhereTimesAreWellKnown() {
        double wide = REQUESTS / 2.0 * (Math.log(4) + Math.log(2));
        double small = REQUESTS / 2.0 * (Math.log(0.1) + Math.log(2));
        double smaller = REQUESTS / 2.0 * (Math.log(0.05) + Math.log(2));
        assertThat(negativeLogLikelihood(times(0.1, false))).isCloseTo(wide + small, within(0.1));
        assertThat(negativeLogLikelihood(times(0.05, false))).isCloseTo(wide + smaller, within(0.1));
    }

    @Test
    void theOrderOfCompletionsDoesNotMatter() {
        ReplayedTimes times = times(0.1, true);
        assertThat(times.sector(3)).isEqualTo(3000);
        assertThat(negativeLogLikelihood(times)).isEqualTo(negativeLogLikelihood(times(0.1, false)));
    }

    /**
     * Reads after writes, and writes after reads; the first read, which has no predecessor, belongs to a class with too few
     * requests.
     */
    @Test
    void requestsOfAClassFollowTheSameOperation() {
        RequestClasses classes = RequestClasses.of(times(0.1, false));
        assertThat(classes.count()).isEqualTo(3);
        assertThat(classes.of(0)).isZero();
        assertThat(classes.of(2)).isEqualTo(classes.of(4)).isNotEqualTo(classes.of(3));
    }
}
