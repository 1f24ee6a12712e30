package org.spindle.disk.disksim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValidateStatisticsTest {

    @Test
    void aDistributionDoesNotDifferFromItself() {
        double[] times =
                IntStream.range(0, 997).mapToDouble(i -> i * i % 613 / 7.0).toArray();
        double[] shuffled =
                IntStream.range(0, 997).mapToDouble(i -> times[i * 5 % 997]).toArray();
        assertThat(ValidateStatistics.demerit(times, shuffled)).isZero();
    }

    /**
     * "Horizontal distance": where buckets are 1 microsecond wide, a shift of all times by 20 buckets shifts every level by as
     * much.
     */
    @Test
    void aShiftIsItsOwnDemerit() {
        double[] times =
                IntStream.range(0, 70).mapToDouble(i -> (i + 0.5) / 1000).toArray();
        double[] later = DoubleStream.of(times).map(time -> time + 0.02).toArray();
        assertThat(ValidateStatistics.demerit(times, later)).isCloseTo(0.020, within(1e-9));
        assertThat(ValidateStatistics.demerit(later, times)).isCloseTo(0.020, within(1e-9));
    }

    /**
     * By hand: two times in the buckets below 11 and 21 microseconds, against both in the bucket below 11. Up to level one half
     * the first curve rises twice as slowly over the same bucket: x = 10 + 2p against 10 + p, which differ by p; above, 19 + 2p
     * against 10 + p, which differ by 9 + p.
     */
    @Test
    void twoSteps() {
        double expected = 0;
        for (int i = 1; i <= 10_000; i++) {
            double level = i / 10_000.0;
            double distance = (level <= 0.5 ? level : 9 + level) / 1000;
            expected += distance * distance;
        }
        assertThat(ValidateStatistics.demerit(new double[] {0.0105, 0.0205}, new double[] {0.0105, 0.0105}))
                .isCloseTo(Math.sqrt(expected / 10_000), within(1e-9));
    }

    /**
     * Above 100 microseconds the edges grow by 1 % (100, 102, 104, ...): a time in the bucket from 102 to 104 is spread over it,
     * as is one in the bucket from 104 to 106.
     */
    @Test
    void edgesGrow() {
        assertThat(ValidateStatistics.demerit(new double[] {0.1021}, new double[] {0.1039}))
                .isZero();
        assertThat(ValidateStatistics.demerit(new double[] {0.1021}, new double[] {0.1041}))
                .isCloseTo(0.002, within(1e-12));
    }

    @Test
    void anyTimeHasABucket() {
        assertThat(ValidateStatistics.demerit(new double[] {1e12}, new double[] {1e13}))
                .isZero();
        assertThat(ValidateStatistics.demerit(new double[] {-1}, new double[] {-2}))
                .isZero();
    }

    @Test
    void nothingHasNoDistribution() {
        assertThatIllegalArgumentException().isThrownBy(() -> ValidateStatistics.demerit(new double[0], new double[1]));
    }

    /**
     * Recomputes DiskSim's demerit figures from its response times. The record of the last request lacks its completion, which is
     * known from another run. Times are differences of the recorded clock, as in DiskSim: rounded to nanoseconds they would change
     * the figures by up to 0.0002, since some lie at the edge of a bucket.
     */
    @ParameterizedTest
    @CsvSource({
        "hp_c2247a, 294998.733827, 0.089288",
        "barracuda, 498563.999039, 0.347863",
        "cheetah4LP, 496113.926359, 0.318228",
        "ibm18es, 495908.572057, 0.136072",
        "atlas_III, 499045.031594, 0.378078"
    })
    void figuresOfDiskSim(String drive, double lastCompletion, double demerit) throws IOException {
        Path file = Path.of(System.getProperty("spindle.root", "."), "..", "shared", "disksim", "expected")
                .resolve(drive + ".validate.csv.gz");
        assumeTrue(Files.isReadable(file), () -> "no recorded responses in " + file);
        double[] issue = column(file, "issue_ms");
        double[] complete = Arrays.copyOf(column(file, "complete_ms"), issue.length);
        complete[issue.length - 1] = lastCompletion;
        double[] simulated = IntStream.range(0, issue.length)
                .mapToDouble(i -> complete[i] - issue[i])
                .toArray();
        assertThat(ValidateStatistics.demerit(simulated, column(file, "measured_response_ms")))
                .isCloseTo(demerit, within(1e-4));
    }

    private static double[] column(Path file, String name) throws IOException {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.US_ASCII))) {
            int index = Arrays.asList(lines.readLine().split(",")).indexOf(name);
            return lines.lines()
                    .map(line -> line.split(",", -1)[index])
                    .filter(field -> !field.isEmpty())
                    .mapToDouble(Double::parseDouble)
                    .toArray();
        }
    }
}
