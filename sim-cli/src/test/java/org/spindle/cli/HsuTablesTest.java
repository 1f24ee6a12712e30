package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Consequences of the tables of Hsu 2003 alone, to the printed digits: that its summary is the mean over its five classes, that its
 * baselines are the same, and how improvements add up. The criteria of the experiments are taken from these tables.
 */
class HsuTablesTest {

    private static final List<String> CLASSES = List.of("P-Avg", "S-Avg", "Ps-Avg", "Pm", "Sm");

    /** A table's rows, each by the names of its columns. */
    private static List<Map<String, String>> table(String name) {
        try {
            List<String> lines = Files.readAllLines(
                    Project.ROOT.resolve("src-test-data/hsu-2003/tables").resolve(name + ".csv"));
            String[] heads = lines.get(0).split(",");
            List<Map<String, String>> rows = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                String[] cells = line.split(",");
                Map<String, String> row = new HashMap<>();
                for (int i = 0; i < heads.length; i++) {
                    row.put(heads[i], cells[i]);
                }
                rows.add(row);
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double cell(String table, Map<String, String> key, String column) {
        return Double.parseDouble(table(table).stream()
                .filter(row -> row.entrySet().containsAll(key.entrySet()))
                .findFirst()
                .orElseThrow()
                .get(column));
    }

    private static double meanOverClasses(String table, Map<String, String> key, String column) {
        double sum = 0;
        for (String workload : CLASSES) {
            Map<String, String> whole = new HashMap<>(key);
            whole.put("workload", workload);
            sum += cell(table, whole, column);
        }
        return sum / CLASSES.size();
    }

    private static Map<String, String> of(String... pairs) {
        Map<String, String> key = new HashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            key.put(pairs[i], pairs[i + 1]);
        }
        return key;
    }

    /** Half of the last digit of the summary, and as much for the mean of five cells that are rounded to it as well. */
    private static void summary(String environment, String technique, String column, double expected) {
        assertThat(cell("3.11", of("env", environment, "technique", technique), column))
                .as(environment + " " + technique + " " + column)
                .isCloseTo(expected, within(0.1));
    }

    /** H3-30: table 3.11 has the means over the classes of tables 3.1, 3.5, 3.6, C.1 and 3.9. */
    @Test
    void theSummaryIsTheMeanOverTheClasses() {
        for (String environment : List.of("RP", "RR")) {
            Map<String, String> env = of("env", environment);
            summary(environment, "Read Caching", "rd_resp", meanOverClasses("3.1", env, "rd_resp_pct"));
            summary(environment, "Read Caching", "rd_miss", meanOverClasses("3.1", env, "rd_miss_pct"));
            String scheme = environment.equals("RP") ? "RA" : "CSP";
            Map<String, String> best = of("opportunistic", "PRA+RAFB");
            summary(
                    environment,
                    "Prefetching",
                    "rd_resp",
                    meanOverClasses("3.5", best, environment + "_resp_" + scheme));
            summary(
                    environment,
                    "Prefetching",
                    "rd_miss",
                    meanOverClasses("3.5", best, environment + "_miss_" + scheme));
            summary(environment, "Write Buffering", "wr_resp", meanOverClasses("3.6", env, "wr_resp_pct"));
            summary(environment, "Write Buffering", "wr_miss", meanOverClasses("3.6", env, "wr_miss_pct"));
            summary(environment, "Request Queuing", "rd_resp", meanOverClasses("c.1a", env, "resp_q8_pct"));
            summary(environment, "Request Queuing", "wr_resp", meanOverClasses("c.1b", env, "resp_q8_pct"));
            summary(environment, "Parallel I/O", "rd_resp", meanOverClasses("3.9", env, "rd_resp_pct"));
            summary(environment, "Parallel I/O", "wr_serv", meanOverClasses("3.9", env, "wr_serv_pct"));
        }
    }

    /** H3-31: the baseline of chapter 4 is read-ahead (poor) or conditional prefetch (rich) with PRA and RAFB at a depth of 8. */
    @Test
    void theBaselinesAreOne() {
        for (String workload : CLASSES) {
            for (String environment : List.of("RP", "RR")) {
                double baseline = cell("4.1", of("workload", workload), environment + "_rd_resp_ms");
                String prefetch = environment.equals("RP") ? "3.3" : "3.4";
                String scheme = environment.equals("RP") ? "resp_RA" : "resp_CSP";
                assertThat(cell(prefetch, of("workload", workload, "opportunistic", "PRA+RAFB"), scheme))
                        .isEqualTo(baseline);
                assertThat(cell("c.1a", of("workload", workload, "env", environment), "resp_q8_ms"))
                        .isEqualTo(baseline);
            }
        }
    }

    /** H3-11: of the merged classes, which are one trace each, the whole improvement follows from tables 3.1, 3.3 and 3.4. */
    @Test
    void improvementsOfOneTraceFollowFromItsTimes() {
        for (String workload : List.of("Pm", "Sm")) {
            for (String environment : List.of("RP", "RR")) {
                double without = cell("3.1", of("workload", workload, "env", environment), "rd_resp_ms");
                for (String scheme : List.of("LFU", "RA", "CSP")) {
                    for (String opportunistic : List.of("PRA", "PRA+RAFB", "PRA+RAFB+JIT")) {
                        Map<String, String> key = of("workload", workload, "opportunistic", opportunistic);
                        double with = cell(environment.equals("RP") ? "3.3" : "3.4", key, "resp_" + scheme);
                        assertThat(100 * (without - with) / without)
                                .isCloseTo(cell("3.5", key, environment + "_resp_" + scheme), within(0.8));
                    }
                }
            }
        }
    }

    /** H3-19: all depths of a merged class imply one time at a depth of 1. */
    @Test
    void depthsImplyOneTimeAtADepthOfOne() {
        for (String workload : List.of("Pm", "Sm")) {
            for (String environment : List.of("RP", "RR")) {
                Map<String, String> key = of("workload", workload, "env", environment);
                double first = implied(key, "2");
                for (String depth : List.of("4", "8", "16")) {
                    assertThat(implied(key, depth)).isCloseTo(first, within(0.01 * first));
                }
            }
        }
    }

    private static double implied(Map<String, String> key, String depth) {
        return cell("3.8", key, "resp_q" + depth + "_ms") / (1 - cell("3.8", key, "resp_q" + depth + "_pct") / 100);
    }
}
