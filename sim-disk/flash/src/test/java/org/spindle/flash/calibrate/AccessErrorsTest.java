package org.spindle.flash.calibrate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;

class AccessErrorsTest {

    private static TimedAccess access(long bytes, long nanos) {
        return new TimedAccess(Operation.READ, 0, bytes, 0, nanos);
    }

    /**
     * By hand: of 1000 B in 100 ns and 3000 B in 300 ns the mean is 200 ns, which is wrong by 100 and 33 %, and the line is 0.1 ns a byte. A
     * device that takes 105 and 360 ns is wrong by 5 and 20 %.
     */
    @Test
    void theErrorsOfADeviceAndOfTheBaselines() {
        List<List<TimedAccess>> trace = List.of(List.of(access(1000, 100), access(3000, 300)));
        AccessErrors errors = new AccessErrors(accesses -> new double[] {105, 360}, trace);
        errors.add("fitted", trace);
        errors.add("held out", List.of());
        assertThat(errors.text().lines().skip(2).map(line -> line.replaceAll(" +", " ")))
                .containsExactly(
                        "device, fitted 2 12.5 % 5.0 % 20.0 % 50.0 %",
                        "constant, fitted 2 66.7 % 33.3 % 100.0 % 0.0 %",
                        "linear in bytes, fitted 2 0.0 % 0.0 % 0.0 % 100.0 %");
    }
}
