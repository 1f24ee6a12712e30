package org.spindle.cli.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.experiment.RunObserver;
import org.spindle.spi.request.Request;

/**
 * DiskSim's shipped systems, against mean response times and completed requests that DiskSim 4.0 itself gives for them (the
 * line "IOdriver Response time average").
 */
class DiskSimSystemsTest {

    private static final class Mean implements RunObserver {
        private int count;
        private long sum;
        private long last;

        @Override
        public void completed(Request request) {
            count++;
            sum += request.responseTime();
            last = request.completed();
        }

        double millis() {
            return sum / 1e6 / count;
        }
    }

    private static Mean run(DiskSimScenario scenario, String... sets) {
        Mean mean = new Mean();
        scenario.run(mean, sets);
        return mean;
    }

    /** Without time-limited requests the sequence of requests is DiskSim's own: what differs is the drives' arithmetic. */
    @ParameterizedTest
    @CsvSource({
        "synthopen, 9997, 10.937092",
        "3disks, 9997, 10.937092",
        "3disks2, 9997, 10.937092",
        "synthclosed, 9996, 87.822365"
    })
    void exactSequences(String file, int completed, double response) {
        Mean mean = run(DiskSimScenario.of(file));
        assertThat(mean.count).isEqualTo(completed);
        assertThat(mean.millis()).isCloseTo(response, within(1e-5));
    }

    /** Five processes of which each waits for a fifth of its requests: to six decimals, all the way to the end. */
    @Test
    void aSimpleDiskWithoutTimeLimits() {
        String[] unlimited = IntStream.range(0, 5)
                .mapToObj(i -> "workload.processes[" + i + "].limited=0")
                .toArray(String[]::new);
        Mean mean = run(DiskSimScenario.of("synthsimpledisk"), unlimited);
        assertThat(mean.count).isEqualTo(9_999);
        assertThat(mean.millis()).isCloseTo(12.561566, within(1e-6));
    }

    /** With time limits a single run of DiskSim lies within 12 % of 13.41 ms, the mean over twenty seeds. */
    @Test
    void aSimpleDiskWithTimeLimits() {
        assertThat(run(DiskSimScenario.of("synthsimpledisk")).millis()).isCloseTo(13.41, within(0.12 * 13.41));
    }

    /** Twenty seeds, as many as those of DiskSim: means within 0.95 standard deviations of each other (3.8 %). */
    @Test
    void twentySeedsOfTheSimpleDisk() {
        double mean = IntStream.rangeClosed(1, 20)
                .mapToDouble(seed -> run(DiskSimScenario.of("synthsimpledisk"), "workload.disksimSeeds.others=" + seed)
                        .millis())
                .average()
                .orElseThrow();
        assertThat(mean).isCloseTo(13.41, within(0.038 * 13.41));
    }

    /** Twenty seeds of DiskSim have a standard deviation of 19 %: one run tells little, and is asked for little. */
    @Test
    void oneDriveWithAMixedLoad() {
        assertThat(run(DiskSimScenario.of("synthmixed")).millis()).isCloseTo(22.123409, within(0.57 * 29.18));
    }

    /** 18 drives, 18 mappings of devices, controllers on two levels: 12.438219 ms. */
    @Test
    void aTraceOverEighteenDrives() {
        Mean mean = run(
                DiskSimScenario.of("ascii").arriving(DiskSimScenario.shared("traces/disksim-ascii/ascii.trace.gz")));
        assertThat(mean.count).isEqualTo(100_000);
        assertThat(mean.millis()).isCloseTo(12.438219, within(0.005 * 12.438219));
        assertThat(mean.last / 1e6).isCloseTo(1_532_983, within(100.0));
    }
}
