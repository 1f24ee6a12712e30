package org.spindle.workload.characterize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;

/** Small traces with figures worked out by hand, by the definitions of Hsu 2003, chapter 2. */
class HandWorkedTest {

    private static final long SECOND = 1_000_000_000L;
    private static final long B = 4096;
    private static final Size BLOCK = new Size(B);

    private static void figures(AnalysisResult found, Object... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            assertThat(TestTrace.figure(found, (String) namesAndValues[i]))
                    .as((String) namesAndValues[i])
                    .isCloseTo(((Number) namesAndValues[i + 1]).doubleValue(), within(1e-9));
        }
    }

    /**
     * Section 2.7.3, window 2. Block 0: W1 R2 W5 R6 R7 W8; block 1: W3 W4. Pairs: RAW 1 and 1, WAR 3 (too far) and 1, RAR 1,
     * WAW 1; of 5 writes and 3 reads.
     */
    @Test
    void dependencies() {
        AnalysisResult found = new TestTrace(new Dependencies(new Dependencies.Config(BLOCK, 2)))
                .write(0, 0, B)
                .read(0, 0, B)
                .write(0, B, B)
                .write(0, B, B)
                .write(0, 0, B)
                .read(0, 0, B)
                .read(0, 0, B)
                .write(0, 0, B)
                .report();
        figures(found, "raw", 40, "waw", 20, "war", 100.0 / 3, "war-ever", 200.0 / 3, "rar", 100.0 / 3);
        figures(found, "war-median-distance", 1);
    }

    /** Equation 2.7: windows {0,1,2}, {1,2,3}, none, {3}. Overlap 2/3, and 1 of the last with the last but one in use. */
    @Test
    void workingSets() {
        AnalysisResult found = new TestTrace(new WorkingSets(new WorkingSets.Config(Time.ofNanos(SECOND), BLOCK)))
                .read(0, 0, 2 * B)
                .write(1, 2 * B, B)
                .write(SECOND, B, B)
                .read(SECOND + 1, B, 3 * B)
                .read(3 * SECOND + 5, 3 * B, B)
                .report();
        double mib = B / 1048576.0;
        figures(found, "windows", 3, "mean-working-set", 7 * mib / 3, "max-working-set", 3 * mib);
        figures(found, "mean-read-set", 6 * mib / 3, "mean-written-set", 2 * mib / 3);
        figures(found, "read-and-written", 100 * (1.0 / 3) / 3, "overlap", 100 * (2.0 / 3 + 1) / 2);
    }

    /** Of 8 blocks one is read eight times, one four times, two twice and the others once: at least c times 8 / c blocks. */
    @Test
    void repeatedReferencesAreOnAPower() {
        AnalysisResult found = repeated(1, 1, 1, 1, 2, 2, 4, 8);
        figures(found, "reference-fit-a", 8 * B / 1048576.0, "reference-fit-b", 1, "reference-fit-r-squared", 1);
    }

    /**
     * Of 64 blocks two are read eight times and the others once: at least 1, 2, 4 and 8 times 64, 2, 2 and 2 blocks. The logarithms
     * to the base 2 are 6, 1, 1 and 1 at 0, 1, 2 and 3, of which a line explains 7.5^2 / (5 * 18.75). Of the sizes, a curve through
     * the first two points would explain 0.997.
     */
    @Test
    void repeatedReferencesAreFarFromAPower() {
        int[] times = new int[64];
        Arrays.fill(times, 1);
        times[0] = 8;
        times[1] = 8;
        figures(repeated(times), "reference-fit-r-squared", 0.6, "reference-fit-b", 1.5);
    }

    private static AnalysisResult repeated(int... times) {
        TestTrace trace = new TestTrace(new WorkingSets(new WorkingSets.Config(Time.ofNanos(SECOND), BLOCK)));
        for (int block = 0; block < times.length; block++) {
            for (int time = 0; time < times[block]; time++) {
                trace.read(0, block * B, B);
            }
        }
        return trace.report();
    }

    @Test
    void footprint() {
        AnalysisResult found = new TestTrace(new Footprint(new Footprint.Config(BLOCK)))
                .read(0, 0, 2 * B)
                .write(0, B, 2 * B)
                .write(0, B, B)
                .report();
        double mib = B / 1048576.0;
        figures(found, "footprint", 3 * mib, "read-footprint", 2 * mib, "write-footprint", 2 * mib);
        figures(found, "read-and-written", 100.0 / 3, "footprint-ratio", 1);
    }

    /** Section 2.5.3: a completes at 10, b at 20; c at 10 finds only b, d at 30 finds c. */
    @Test
    void queueDepth() {
        AnalysisResult found = new TestTrace(new QueueDepth(new QueueDepth.Config()))
                .request(Operation.READ, 0, 0, B, 10)
                .request(Operation.WRITE, 5, 0, B, 15)
                .request(Operation.READ, 10, 0, B, 25)
                .request(Operation.READ, 30, 0, B, 1)
                .report();
        figures(found, "depth", 0.75, "depth-if-any", 1, "depth-max", 1, "none", 25);
        figures(found, "read-depth", 0.5, "write-depth", 0.25);
    }

    @Test
    void busyPeriods() {
        AnalysisResult found = new TestTrace(new BusyPeriods(new BusyPeriods.Config()))
                .request(Operation.READ, 0, 0, B, 10_000_000)
                .request(Operation.READ, 5_000_000, 0, B, 15_000_000)
                .request(Operation.READ, 30_000_000, 0, B, 10_000_000)
                .report();
        figures(found, "busy", 75, "busy-periods", 2, "mean-busy-time", 15, "mean-gap", 10);
    }

    /**
     * Section 2.6.3 with intervals of 1 s and 2 requests/s: seconds 0 and 5 have 2, so 1 to 4 are idle, and 6 is
     * incomplete.
     */
    @Test
    void idlePeriods() {
        AnalysisResult found = new TestTrace(new IdlePeriods(new IdlePeriods.Config(Time.ofNanos(SECOND), 2, 20)))
                .read(0, 0, B)
                .read(1, 0, B)
                .read(2 * SECOND, 0, B)
                .read(5 * SECOND, 0, B)
                .read(5 * SECOND + 1, 0, B)
                .read(6 * SECOND, 0, B)
                .report();
        figures(found, "intervals", 6, "idle-intervals", 400.0 / 6, "idle-periods", 1, "max-idle-time", 4);
    }

    /** Equations 2.5 and 2.6 with lengths 1, 1, 2, 6. */
    @Test
    void expectedRestOfIdlePeriods() {
        long[] lengths = {1, 1, 2, 6};
        assertThat(IdlePeriods.expectedRest(lengths, 1)).isEqualTo((1 + 5) / 2.0);
        assertThat(IdlePeriods.expectedRest(lengths, 2)).isEqualTo(4);
        assertThat(IdlePeriods.hazard(lengths, 1, 0)).isEqualTo(0.5);
        assertThat(IdlePeriods.hazard(lengths, 1, 1)).isEqualTo(0.75);
        assertThat(IdlePeriods.hazard(lengths, 2, 3)).isEqualTo(0.5);
    }

    @Test
    void runs() {
        AnalysisResult found = new TestTrace(new Sequentiality(new Sequentiality.Config()))
                .read(0, 0, B)
                .request(Operation.READ, 0, 1, 7 * B, B, -1)
                .read(0, B, B)
                .write(0, 2 * B, B)
                .read(0, 0, B)
                .report();
        figures(found, "sequential", 40, "sequential-reads", 1, "sequential-writes", 1, "in-runs", 40, "runs", 4);
        figures(found, "max-run-length", 2, "max-run-size", 8);
    }

    /** Section 2.5.2: 3 requests of 4 KiB in the second second are 12 KiB/s; 100 MIPS and 1 GiB. */
    @Test
    void intensity() {
        AnalysisResult found = new TestTrace(
                        new Intensity(new Intensity.Config(List.of(Time.ofNanos(SECOND)), 100.0, new Size(1L << 30))))
                .read(0, 0, B)
                .read(SECOND, 0, B)
                .write(SECOND + 1, 0, B)
                .read(SECOND + 2, 0, B)
                .read(4 * SECOND, 0, B)
                .report();
        figures(found, "request-rate", 1.25, "peak-request-rate-1-s", 3, "peak-data-rate-1-s", 3 * 4096 / 1e6);
        figures(found, "access-density", 1.25, "access-density-1-s", 3);
        figures(found, "amdahl-factor-1-s", 3 * 4096 * 8 / 1048576.0 / 100);
    }

    /** Equation 2.1: perfect correlation, inverse correlation, and none. */
    @Test
    void crossCorrelation() {
        double[] p = {1, 2, 3, 4};
        assertThat(CrossCorrelation.of(p, new double[] {10, 20, 30, 40})).isCloseTo(1, within(1e-12));
        assertThat(CrossCorrelation.of(p, new double[] {4, 3, 2, 1})).isCloseTo(-1, within(1e-12));
        assertThat(CrossCorrelation.of(p, new double[] {1, -1, -1, 1})).isCloseTo(0, within(1e-12));
        assertThat(CrossCorrelation.of(p, new double[] {5, 5, 5, 5})).isNaN();
    }

    @Test
    void correlationOfAlternatingDevices() {
        TestTrace trace =
                new TestTrace(new CrossCorrelation(new CrossCorrelation.Config(List.of(Time.ofNanos(SECOND)), 4)));
        for (int i = 0; i <= 20; i++) {
            trace.request(Operation.READ, i * SECOND, i % 2, 0, B, -1);
        }
        figures(trace.report(), "devices", 2, "correlation-1-s", -1);
    }

    /**
     * In intervals of 1 s the traffic of the two devices alternates, in those of 2 s it coincides. More than 65,536
     * intervals of 1 s are merged, and the report gives the merged length.
     */
    @Test
    void correlationReportsTheLengthOfItsIntervals() {
        TestTrace trace = new TestTrace(new CrossCorrelation(
                new CrossCorrelation.Config(List.of(Time.ofNanos(SECOND), Time.ofNanos(2 * SECOND)), 4)));
        for (int i = 0; i < 70_000; i++) {
            trace.request(Operation.READ, i * SECOND, i % 2, 0, i % 8 < 4 ? B : 2 * B, -1);
        }
        AnalysisResult found = trace.report();
        figures(found, "devices", 2, "correlation-2-s", 1);
        assertThat(found.figures())
                .extracting(AnalysisResult.AnalysisFigure::name)
                .containsExactly("devices", "correlation-2-s");
        assertThat(found.notes())
                .containsExactly("The trace has more than 65536 intervals of 1 s; intervals of 2 s are used instead.");
    }

    /** Gaps of 0.3 s end an on period, those of 0.1 s do not. */
    @Test
    void onAndOffPeriods() {
        AnalysisResult found = new TestTrace(
                        new OnOffPeriods(new OnOffPeriods.Config(OnOffPeriods.By.DEVICE, Time.ofMillis(200), 5, 0.1)))
                .read(0, 0, B)
                .read(SECOND / 10, 0, B)
                .read(4 * SECOND / 10, 0, B)
                .read(7 * SECOND / 10, 0, B)
                .report();
        figures(found, "on-periods", 2, "off-periods", 2, "mean-on-time", 0.05, "mean-off-time", 0.3);
    }

    /** A Pareto tail of index 1.4 is found; exponential times have none. */
    @Test
    void tailIndex() {
        UniformRandomProvider random = RandomSource.XO_RO_SHI_RO_128_PP.create(5);
        Durations pareto = new Durations();
        Durations exponential = new Durations();
        for (int i = 0; i < 200_000; i++) {
            double u = 1 - random.nextDouble();
            pareto.record(Math.round(1e6 * StrictMath.pow(u, -1 / 1.4)));
            exponential.record(Math.round(-1e9 * StrictMath.log(u)));
        }
        assertThat(pareto.tail(0.1).index()).isCloseTo(1.4, within(0.1));
        assertThat(pareto.tail(0.1).determination()).isGreaterThan(0.99);
        assertThat(exponential.tail(0.1).index()).isGreaterThan(3);
        assertThat(exponential.mean()).isCloseTo(1e9, within(1e7));
    }

    /** Three intervals hold 1, 0 and 3 blocks: 3 of 4/3 on average is 2.25. */
    @Test
    void provisioning() {
        AnalysisResult found = new TestTrace(new Burstiness(new Burstiness.Config(List.of(Time.ofNanos(SECOND)))))
                .read(0, 0, B)
                .read(2 * SECOND, 0, 3 * B)
                .read(3 * SECOND, 0, B)
                .report();
        assertThat(TestTrace.figure(found, "p99-over-mean-1-s")).isCloseTo(2.25, within(0.003));
    }

    @Test
    void aTraceWithoutTimesIsNoted() {
        AnalysisResult found = new TestTrace(new InterarrivalTimes(new InterarrivalTimes.Config()))
                .read(-1, 0, B)
                .report();
        assertThat(found.figures()).isEmpty();
        assertThat(found.notes()).containsExactly("The trace has no arrival times, which this analysis needs.");
    }
}
