package org.spindle.cli.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.RunObserver;
import org.spindle.spi.request.Request;

/**
 * Compares the systems that come with DiskSim with the mean response times and completed requests of DiskSim 4.0 (the line
 * "IOdriver Response time average").
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

    /** Without time-limited requests the sequence of requests is DiskSim's own: only the drives' arithmetic differs. */
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

    /** Twenty seeds of DiskSim have a standard deviation of 19 %: a single run is therefore compared with a wide tolerance. */
    @Test
    void oneDriveWithAMixedLoad() {
        assertThat(run(DiskSimScenario.of("synthmixed")).millis()).isCloseTo(22.123409, within(0.57 * 29.18));
    }

    /** 18 drives, 18 mappings of devices, controllers on two levels: 12.438219 ms, to the last digit that DiskSim prints. */
    @Test
    void aTraceOverEighteenDrives() {
        Mean mean = run(
                DiskSimScenario.of("ascii").arriving(DiskSimScenario.shared("traces/disksim-ascii/ascii.trace.gz")));
        assertThat(mean.count).isEqualTo(100_000);
        assertThat(mean.millis()).isCloseTo(12.438219, within(1e-6));
        assertThat(mean.last / 1e6).isCloseTo(1_532_983, within(100.0));
    }

    /** Mean response time of the requests to devices, in ms: those that a volume makes of its own. */
    private static double driverMean(RunResult result) {
        double sum = 0;
        long count = 0;
        for (Metric metric : result.metrics()) {
            if (metric.component().equals("driver")
                    && metric.name().endsWith("-response-time")
                    && metric.value() instanceof Metric.Distribution distribution
                    && distribution.count() > 0) {
                sum += distribution.count() * distribution.mean();
                count += distribution.count();
            }
        }
        return sum / count;
    }

    private static long count(RunResult result, String component, String name) {
        return result.metrics().stream()
                .filter(metric -> metric.component().equals(component)
                        && metric.name().equals(name)
                        && metric.value() instanceof Metric.Count)
                .mapToLong(metric -> ((Metric.Count) metric.value()).value())
                .sum();
    }

    /**
     * disksim-subsystem.md, 23 and 24.3: nine drives with rotating parity, 22.738852 ms at the drives and 35.615253 ms at the
     * array; a single run within three standard deviations, 4.6 and 6.3 %.
     */
    @Test
    void anArrayWithRotatingParity() {
        Mean mean = new Mean();
        RunResult result = DiskSimScenario.of("synthraid5").run(mean);
        assertThat(mean.millis()).isCloseTo(35.615253, within(0.06 * 35.615253));
        assertThat(driverMean(result)).isCloseTo(22.738852, within(0.046 * 22.738852));
    }

    /**
     * Striping, concatenation, RAID 4 and RAID 5 side by side, without time limits: 15,435 accesses of 26.846694 ms, and
     * 34.272035 ms at the arrays. Names of drives stand for the arrays of their numbers.
     */
    @Test
    void fourArrays() {
        Mean mean = new Mean();
        RunResult result = DiskSimScenario.of("syntharrays").run(mean);
        assertThat(driverMean(result)).isCloseTo(26.846694, within(0.002 * 26.846694));
        assertThat(mean.millis()).isCloseTo(34.272035, within(0.01 * 34.272035));
        long accesses = 0;
        for (String array : new String[] {"org0", "org1", "org2", "org3"}) {
            accesses += count(result, array, "member-reads") + count(result, array, "member-writes");
        }
        assertThat(accesses).isCloseTo(15_435, within(20L));
    }

    /**
     * 24.659967 ms; of 7,255 reads 7 are hits, of 3,745 writes 2 are dirty hits and the others misses, 3,360 destages of 47,520
     * blocks. Time limits make the sequence of requests differ a little.
     */
    @Test
    void aCacheInAController() {
        Mean mean = new Mean();
        RunResult result = DiskSimScenario.of("synthcachemem").run(mean);
        assertThat(mean.millis()).isCloseTo(24.659967, within(0.02 * 24.659967));
        assertThat(mean.count).isEqualTo(10_999);
        assertThat(count(result, "ctlr0", "reads")).isCloseTo(7_255, within(10L));
        assertThat(count(result, "ctlr0", "read-hits")).isEqualTo(7);
        assertThat(count(result, "ctlr0", "writes")).isCloseTo(3_745, within(10L));
        assertThat(count(result, "ctlr0", "dirty-write-hits")).isEqualTo(2);
        assertThat(count(result, "ctlr0", "clean-write-hits")).isZero();
        assertThat(count(result, "ctlr0", "destages")).isCloseTo(3_360, within(34L));
        assertThat(count(result, "ctlr0", "sectors-destaged")).isCloseTo(47_520, within(480L));
    }

    /** 29.025963 ms, within a third of the standard deviation of twenty seeds, 2.9 %. */
    @Test
    void aDriveThatCachesAnother() {
        Mean mean = run(DiskSimScenario.of("synthcachedev"));
        assertThat(mean.count).isEqualTo(9_999);
        assertThat(mean.millis()).isCloseTo(29.025963, within(0.01 * 29.025963));
    }

    /** Its workload uses addresses up to twice the capacity of its drive. */
    @Test
    void aWorkloadThatIsCutToItsDrive() {
        assertThat(run(DiskSimScenario.of("hp_c3323a")).count).isEqualTo(10_000);
    }
}
