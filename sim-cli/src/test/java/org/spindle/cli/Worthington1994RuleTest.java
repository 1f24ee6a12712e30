package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The surrogates by rule of docs/worthington-1994.md, recomputed from Worthington, Ganger and Patt (1994): tables 1 and 2 and A.2
 * to A.5, and two sentences about Cello.
 */
class Worthington1994RuleTest {

    private static final int[] CYLINDERS = {559, 202, 141, 150, 142, 326, 274, 257};
    private static final int[] SECTORS_PER_TRACK = {96, 92, 88, 84, 80, 72, 64, 56};
    private static final int[] SPARE_TRACKS = {325, 130, 65, 78, 52, 104, 78, 65};
    private static final int SURFACES = 13;
    private static final int RESERVED_TRACKS = 17;
    private static final double[] SHORT_SEEKS = {0, 2.69, 3.48, 3.61, 3.78, 4.07, 4.45, 4.32, 4.45, 4.62, 4.79};
    private static final double REVOLUTION = 60_000.0 / 5400;
    private static final Pattern PROCESS = Pattern.compile("(?m)^          - \\{(.*)}$");
    private static final double EULER = 0.5772;

    @ParameterizedTest
    @CsvSource({
        "cello, 6.3, 0.460, 0.025",
        "snake, 6.7, 0.524, 0.186",
        "air-rsv, 5.1, 0.793, 0.078",
        "sci-ts, 2.4, 0.815, 0.138",
        "order, 3.1, 0.862, 0.075",
        "report, 3.9, 0.886, 0.038"
    })
    void ratesSizesAndSequencesFollowFromTheTables(String trace, double kilobytes, double reads, double sequential) {
        double service = service(kilobytes, reads);
        List<String> processes = processes("worthington-1994-rule-traces", trace);
        String reader = processes.get(0);
        assertThat(number(reader, "think: \\{type: exponential, mean: ")).isCloseTo(service / reads, within(0.006));
        assertThat(number(reader, "sequential: ")).isCloseTo(sequential / reads, within(0.00006));
        String writer = processes.get(1);
        double burst = writer.contains("local") ? 1 / (1 - number(writer, "local: ")) : 1;
        assertThat(number(writer, "think: \\{type: exponential, mean: ") / Math.rint(burst))
                .isCloseTo(service / (1 - reads), within(0.006));
        double size = -512 / Math.log(1 - 1 / (2 * kilobytes));
        assertThat(processes)
                .allSatisfy(process -> assertThat(number(process, "sizes: \\{type: exponential, mean: "))
                        .isCloseTo(size, within(0.51)));
    }

    @Test
    void theLongestOfTheWeeksBurstsHasAThousandRequests() {
        double writes = 3_262_824 * 0.5 * 0.54;
        double burst = 1
                / (1 - number(processes("worthington-1994-rule-traces", "cello").get(1), "local: "));
        assertThat(burst * (Math.log(writes / burst) + EULER)).isCloseTo(1000, within(5.0));
    }

    @Test
    void sevenDisksShareTheOtherHalfOfCello() {
        List<String> cello = processes("worthington-1994-rule-traces", "cello");
        double service = service(6.3, 0.46);
        assertThat(number(cello.get(2), "mean: (?=[0-9.]+ ms)")).isCloseTo(7 * service / 0.46, within(0.05));
        assertThat(number(cello.get(3), "mean: (?=[0-9.]+ ms)")).isCloseTo(service / 0.54, within(0.006));
    }

    @Test
    void theHeavyLoadIsTheSame() {
        assertThat(processes("worthington-1994-rule-maps", "sci-ts-heavy"))
                .isEqualTo(processes("worthington-1994-rule-traces", "sci-ts"));
    }

    @Test
    void theLoadsWithoutACacheAreTheSame() {
        for (String trace : List.of("cello", "snake", "air-rsv", "sci-ts", "order", "report")) {
            assertThat(processes("worthington-1994-rule-buffer", trace))
                    .as(trace)
                    .isNotEmpty()
                    .isEqualTo(processes("worthington-1994-rule-traces", trace));
        }
    }

    @Test
    void theLoadOfReportIsTheSame() {
        String report = BuiltInExperiments.yaml("worthington-1994-rule-report");
        assertThat(processes("worthington-1994-rule-traces", "report"))
                .isNotEmpty()
                .allSatisfy(process -> assertThat(report).contains(process.strip()));
    }

    private static List<String> processes(String experiment, String trace) {
        String yaml = BuiltInExperiments.yaml(experiment);
        int from = yaml.indexOf("\n      " + trace + ":");
        Matcher next = Pattern.compile("\n( {6}[a-z-]+:| {2}- |[a-z]+:)").matcher(yaml);
        int to = next.find(from + 2) ? next.start() : yaml.length();
        return PROCESS.matcher(yaml.substring(from, to))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static double number(String text, String before) {
        Matcher matcher = Pattern.compile(before + "([0-9.]+)").matcher(text);
        assertThat(matcher.find()).as(before + " in " + text).isTrue();
        return Double.parseDouble(matcher.group(1));
    }

    /** Milliseconds that a random request takes. */
    private static double service(double kilobytes, double reads) {
        double[] sectors = sectorsByCylinder();
        double all = 0;
        for (double each : sectors) {
            all += each;
        }
        double seek = 0;
        for (int i = 0; i < sectors.length; i++) {
            for (int j = 0; j < sectors.length; j++) {
                seek += sectors[i] * sectors[j] / all / all * seek(Math.abs(i - j));
            }
        }
        double sectorTime = 0;
        int zone = 0;
        for (int end = CYLINDERS[0], i = 0; i < sectors.length; i++) {
            if (i == end) {
                zone++;
                end += CYLINDERS[zone];
            }
            sectorTime += sectors[i] / all * REVOLUTION / SECTORS_PER_TRACK[zone];
        }
        double read = 0.558 + 0.023 + 0.162 + 0.025 + 0.057;
        double write = 0.824 + 0.166 + 0.65 + 0.540 + 0.162 + 0.025 + 0.050;
        return seek + REVOLUTION / 2 + 2 * kilobytes * sectorTime + reads * read + (1 - reads) * write;
    }

    private static double[] sectorsByCylinder() {
        double[] sectors = new double[2051];
        int cylinder = 0;
        for (int zone = 0; zone < CYLINDERS.length; zone++) {
            int reserved = zone == 0 ? RESERVED_TRACKS : 0;
            int left = CYLINDERS[zone] * SURFACES - reserved - SPARE_TRACKS[zone];
            for (int i = 0; i < CYLINDERS[zone]; i++) {
                int unused = Math.min(SURFACES, reserved);
                reserved -= unused;
                int used = Math.min(SURFACES - unused, left);
                left -= used;
                sectors[cylinder++] = (double) used * SECTORS_PER_TRACK[zone];
            }
        }
        return sectors;
    }

    private static double seek(int distance) {
        if (distance < SHORT_SEEKS.length) {
            return SHORT_SEEKS[distance];
        }
        return distance <= 300 ? 3.81 + 0.33 * Math.sqrt(distance) : 7.75 + 0.0059 * distance;
    }
}
