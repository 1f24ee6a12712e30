package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A third party's layout, prefetch policy and write-back policy, from their sources to the result of a run. */
class StoragePluginTest {

    private static final String DEVICE = "{type: fixed, service: {type: constant, time: 10 ms}, capacity: 16 MiB}";

    private static final String VOLUME = """
            devices:
              disk0: %1$s
              disk1: %1$s
              disk2: %1$s
              spare: %1$s
            layers:
              volume:
                over: [disk0, disk1, disk2, spare]
                layer: {type: volume, layout: example.mirrored-halves, spares: 1, fail: [{device: disk1, at: 1 s}]}
            workload: {type: random, requests: 300, reads: 0.5, arrivals: {type: open, interarrival: {type: constant, time: 50 ms}}}
            """.formatted(DEVICE);

    private static final String CACHE = """
            devices: {disk0: %s}
            layers:
              cached:
                over: [disk0]
                layer: {type: cache, size: 1 MiB, line: 4 KiB}
            workload:
              type: random
              requests: 400
              reads: %s
              alignment: 4 KiB
              sequential: %s
              arrivals: {type: open, interarrival: {type: constant, time: 50 ms}}
            """;

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private Path plugin() throws IOException {
        return SourceTree.ofTests(directory.resolve("plugin"), "org.example.storage", "StoragePlugin")
                .jar(directory.resolve("storage.jar"));
    }

    private Path layout() throws IOException {
        return new Stranger("mirrored-halves").jarIn(directory);
    }

    private JsonNode run(Path plugin, String scenario, Object... more) throws IOException {
        Path file = transcript.file("scenario.yaml", scenario);
        Object[] arguments = new Object[7 + more.length];
        Object[] fixed = {"run", file, "--plugin", plugin, "--out", transcript.out(), "--force"};
        System.arraycopy(fixed, 0, arguments, 0, fixed.length);
        System.arraycopy(more, 0, arguments, fixed.length, more.length);
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        return new JsonMapper().readTree(Files.readString(transcript.out().resolve("result.json")));
    }

    private static double metric(JsonNode result, String component, String name, String value) {
        for (JsonNode metric : result.at("/metrics")) {
            if (metric.at("/component").asString().equals(component)
                    && metric.at("/class").asString().equals("all")
                    && metric.at("/name").asString().equals(name)) {
                return metric.at("/" + value).asDouble();
            }
        }
        throw new AssertionError("no metric " + name + " of " + component);
    }

    /** Each write goes to two members, each read to one; a lost member is rebuilt from its neighbours. */
    @Test
    void aVolumeStandsOverTheLayoutOfAPlugin() throws IOException {
        JsonNode result = run(layout(), VOLUME);

        assertThat(result.at("/run/requestsCompleted").asInt()).isEqualTo(300);
        assertThat(metric(result, "volume", "lost-members", "max")).isEqualTo(1);
        assertThat(metric(result, "volume", "rebuild-time", "count")).isEqualTo(1);
        assertThat(metric(result, "volume", "rebuilt-sectors", "value")).isEqualTo(16 * 2048);
    }

    @Test
    void refusesALayoutThatHasTooFewMembers() throws IOException {
        Path scenario = transcript.file("scenario.yaml", VOLUME.replace("disk0, disk1, disk2", "disk1"));
        Cli cli = Cli.spindle("run", scenario, "--plugin", layout(), "--out", transcript.out());
        assertThat(cli.exit()).isNotZero();
        assertThat(cli.err()).contains("copies lie on the next member");
    }

    /** Sequential requests of one line find their data prefetched. */
    @Test
    void aCacheFetchesWhatThePolicyOfAPluginWants() throws IOException {
        String sequential = CACHE.formatted(DEVICE, "1", "1");
        double hits = metric(run(plugin(), sequential), "cached", "read-hits", "value");
        JsonNode ahead = run(plugin(), sequential, "--set", "layers.cached.layer.prefetch=example.next-line");

        assertThat(metric(ahead, "cached", "prefetches", "value")).isPositive();
        assertThat(metric(ahead, "cached", "read-hits", "value")).isGreaterThan(hits + 300);
        assertThat(ahead.at("/run/requestsCompleted").asInt()).isEqualTo(400);
    }

    /** Lines of eight sectors, all written as a whole: no more than four are dirty at once. */
    @Test
    void aCacheWritesOutWhenThePolicyOfAPluginSaysSo() throws IOException {
        String writes = CACHE.formatted(DEVICE, "0", "0");
        JsonNode bounded = run(plugin(), writes, "--set", "layers.cached.layer.writeBack=example.few-dirty-lines");

        assertThat(metric(bounded, "cached", "dirty-sectors", "max")).isLessThanOrEqualTo(4 * 8);
        assertThat(metric(run(plugin(), writes), "cached", "dirty-sectors", "max"))
                .isGreaterThan(4 * 8);
    }
}
