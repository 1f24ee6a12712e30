package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginOptions;
import org.spindle.spi.cache.ReplacementFactory;
import tools.jackson.databind.JsonNode;

/**
 * Every replacement policy works in every cache of a scenario, "except `belady` and `belady-by-size`" (docs/cache-laboratory.md,
 * "Policies"): in a host's file cache, a controller's cache and a cache on a device, here one over the other, each too small.
 */
class PoliciesInCachesTest {

    private static final List<String> CLAIRVOYANT = List.of("belady", "belady-by-size");

    /** Of policies with keys that have no default. */
    private static final Map<String, String> KEYS = Map.of(
            "with-admission",
            ", admission: {type: tiny-lfu}, policy: {type: lru}",
            "without-repeats",
            ", policy: {type: lirs}");

    @TempDir
    private Path directory;

    static List<String> policies() {
        return SpindleProcess.start(PluginOptions.NONE).registry().contributions(ReplacementFactory.KIND).stream()
                .map(Contribution::type)
                .toList();
    }

    @Test
    void areAllOfTheLaboratory() {
        assertThat(policies()).hasSizeGreaterThanOrEqualTo(26).containsAll(CLAIRVOYANT);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void replacesInEveryCache(String policy) throws IOException {
        Cli cli = run(policy);
        if (CLAIRVOYANT.contains(policy)) {
            assertThat(cli.exit()).isNotZero();
            assertThat(cli.err()).contains("does not know the next uses", "spindle cache");
            return;
        }
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        RunOutput output = new RunOutput(directory.resolve("out"));
        assertThat(count(output.metric("host", "t-elapsed-time"), "count")).isEqualTo(3);
        assertThat(count(output.metric("host", "cache-lookups"), "value")).isGreaterThan(600);
        for (String cache : List.of("upper", "lower")) {
            assertThat(count(output.metric(cache, "evictions"), "value"))
                    .as(cache)
                    .isPositive();
            assertThat(count(output.metric(cache, "reads"), "value")).as(cache).isPositive();
        }
    }

    private static long count(JsonNode metric, String field) {
        return metric.at("/" + field).asLong();
    }

    private Cli run(String policy) throws IOException {
        Transcript transcript = new Transcript(directory);
        transcript.file("trace.system", trace());
        Path scenario = transcript.file(
                "scenario.yaml", """
                    devices:
                      fast: {type: fixed, capacity: 128 KiB, service: {type: constant, time: 0.1 ms}}
                      slow: {type: fixed, capacity: 1 GiB, service: {type: constant, time: 5 ms}}
                    layers:
                      lower: {over: [fast, slow], layer: {type: device-cache, line: 4 KiB, size: 96 KiB, replacement: POLICY}}
                      upper: {over: [lower], layer: {type: cache, line: 4 KiB, size: 64 KiB, replacement: POLICY}}
                    host: {type: unix, fileCache: {size: 48 KiB, largestRequest: 16 KiB, replacement: POLICY}}
                    workload: {type: system, file: trace.system}
                    """.replace("POLICY", "{type: " + policy + KEYS.getOrDefault(policy, "") + "}"));
        return Cli.spindle("run", scenario, "--force", "--out", transcript.out());
    }

    /** Three processes that read and write 8 to 20 sectors of a region of 1,200 sectors. */
    private static String trace() {
        Random random = new Random(1);
        StringBuilder trace = new StringBuilder("spindle-system 1\n");
        for (int process = 1; process <= 3; process++) {
            trace.append("process ").append(process).append(" parent 0 ready task t\n");
        }
        for (int i = 0; i < 900; i++) {
            trace.append(1 + random.nextInt(3)).append(" 1000000 ");
            int sector = 8 * random.nextInt(150);
            int sectors = 8 + random.nextInt(12);
            String range = " 0 " + sector + " " + sectors;
            trace.append(random.nextInt(10) < 7 ? "cached-read" + range : "cached-write" + range + " delayed")
                    .append('\n');
        }
        for (int process = 1; process <= 3; process++) {
            trace.append(process).append(" 0 exit\n");
        }
        return trace.toString();
    }
}
