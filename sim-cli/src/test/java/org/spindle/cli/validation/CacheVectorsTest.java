package org.spindle.cli.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.RunObserver;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import org.spindle.spi.request.Request;

/**
 * Caches of which each hit is known: DiskSim's behaviour on a device of 10 ms, requests a second apart. Sectors of 512 bytes are
 * DiskSim's blocks.
 */
class CacheVectorsTest {

    private final SpindleProcess spindle =
            SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));

    @TempDir
    private Path directory;

    private RunResult result;
    private final List<Double> responses = new ArrayList<>();

    private void run(String devicesAndLayers, String requests) throws IOException {
        run(devicesAndLayers, requests, "");
    }

    /** Runs requests such as {@code "r 0+8, w 100+8"} to one device, the first if it has no name. */
    private void run(String devicesAndLayers, String requests, String device) throws IOException {
        StringBuilder trace = new StringBuilder();
        int second = 0;
        for (String request : requests.split(", *")) {
            String[] words = request.split("[ +]");
            trace.append(String.format(
                    Locale.ROOT,
                    "%d.0 0 %s %s %d%n",
                    1000 * second++,
                    words[1],
                    words[2],
                    words[0].equals("r") ? 1 : 0));
        }
        Path file = Files.writeString(directory.resolve("requests.ascii"), trace);
        Scenario scenario = spindle.configs()
                .load(
                        "cache",
                        devicesAndLayers
                                + """

                workload: {type: trace, file: %s, format: disksim-ascii, replay: open, origin: zero%s}
                """.formatted(file, device.isEmpty() ? "" : ", devices: {0: " + device + "}"),
                        directory,
                        List.of(),
                        Scenario.class)
                .value();
        RunObserver watcher = new RunObserver() {
            @Override
            public void completed(Request request) {
                responses.add(request.responseTime() / 1e6);
            }
        };
        responses.clear();
        result = spindle.runner("test").run(new Runner.Job(scenario, 0, "", List.of(watcher)));
    }

    private void overOneDisk(String cache, String requests) throws IOException {
        run("""
                devices: {disk: {type: fixed, capacity: 100000 sectors, service: {type: constant, time: 10 ms}}}
                layers: {cache: {over: [disk], layer: {type: cache, %s}}}
                """.formatted(cache), requests);
    }

    private long count(String name) {
        return result.metrics().stream()
                .filter(each -> each.component().equals("cache") && each.name().equals(name))
                .map(each -> ((Metric.Count) each.value()).value())
                .findFirst()
                .orElseThrow();
    }

    /** disksim-subsystem.md, 29.4. */
    @Test
    void fetchesWhatIsMissing() throws IOException {
        overOneDisk("size: 64 KiB, line: 64 sectors", "r 0+8, r 0+8, r 4+8, r 60+8, w 0+8, r 0+8");
        assertThat(responses).containsExactly(10.0, 0.0, 10.0, 10.0, 0.0, 0.0);
        assertThat(count("reads")).isEqualTo(5);
        assertThat(count("read-misses")).isEqualTo(3);
        assertThat(count("sectors-filled")).isEqualTo(20);
        assertThat(count("clean-write-hits")).isEqualTo(1);
        assertThat(count("sectors-dirtied") - count("sectors-cleaned")).isEqualTo(8);
    }

    /** disksim-subsystem.md, 29.4: with prefetch 3 the line is filled, and the next one by the third read. */
    @Test
    void prefetchesLines() throws IOException {
        overOneDisk("size: 64 KiB, line: 64 sectors, readPrefetch: line", "r 20+8, r 0+8, r 60+8, r 64+64");
        assertThat(responses).containsExactly(10.0, 0.0, 10.0, 0.0);
        assertThat(count("sectors-filled")).isEqualTo(128);
        assertThat(count("fills")).isEqualTo(2);
    }

    /** disksim-subsystem.md, 29.5 and 9.3: "write-back write = 0.5s + 8b" without the controller's parts is nothing. */
    @ParameterizedTest
    @CsvSource({"back, 0, 0", "through, 0, 1", "through-synchronous, 10, 1"})
    void writesByScheme(String scheme, double response, int destages) throws IOException {
        overOneDisk("size: 64 KiB, writeScheme: " + scheme, "w 0+8");
        assertThat(responses).containsExactly(response);
        assertThat(count("destages")).isEqualTo(destages);
    }

    /** disksim-subsystem.md, 29.6: "single-line reads A B C A B D B C: only the 7th is a hit". */
    @ParameterizedTest
    @CsvSource({"lru", "'{type: segmented-lru, upper: []}'"})
    void replacesTheLeastRecentlyUsed(String policy) throws IOException {
        overOneDisk(
                "size: 8 KiB, line: 4 KiB, replacement: " + policy,
                "r 0+8, r 8+8, r 16+8, r 0+8, r 8+8, r 24+8, r 8+8, r 16+8");
        assertThat(responses).containsExactly(10.0, 10.0, 10.0, 10.0, 10.0, 10.0, 0.0, 10.0);
    }

    /** disksim-subsystem.md, 29.6: "two half segments, 4 lines: A A B C D E F A: 2nd and 8th hit (A protected)". */
    @Test
    void protectsWhatIsUsedTwice() throws IOException {
        overOneDisk(
                "size: 16 KiB, line: 4 KiB, replacement: {type: segmented-lru, upper: [0.5]}",
                "r 0+8, r 0+8, r 8+8, r 16+8, r 24+8, r 32+8, r 40+8, r 0+8");
        assertThat(responses).containsExactly(10.0, 0.0, 10.0, 10.0, 10.0, 10.0, 10.0, 0.0);
    }

    /**
     * disksim-subsystem.md, 10.5: "FIFO, random and LIFO are unusable"; here they are not. A B A C A D A B in two lines: FIFO
     * hits the 3rd and 7th, MRU the 3rd and 8th, LIFO, LFU and CLOCK keep A and hit the 3rd, 5th and 7th.
     */
    @ParameterizedTest
    @CsvSource({"fifo, 2", "lifo, 3", "mru, 2", "lfu, 3", "clock, 3", "random, -1"})
    void replacesByEveryPolicy(String policy, int hits) throws IOException {
        overOneDisk(
                "size: 8 KiB, line: 4 KiB, replacement: " + policy,
                "r 0+8, r 8+8, r 0+8, r 16+8, r 0+8, r 24+8, r 0+8, r 8+8");
        assertThat(responses).hasSize(8);
        if (hits >= 0) {
            assertThat(count("read-hits")).isEqualTo(hits);
        }
    }

    private void onAnotherDisk(String cache, String requests) throws IOException {
        run("""
                devices:
                  fast: {type: fixed, capacity: 100000 sectors, service: {type: constant, time: 1 ms}}
                  slow: {type: fixed, capacity: 100000 sectors, service: {type: constant, time: 10 ms}}
                layers: {cache: {over: [fast, slow], layer: {type: device-cache, %s}}}
                """.formatted(cache), requests);
    }

    private static final String LOAD_29_9 = "r 0+8, r 0+8, w 100+8, r 100+8, r 990+16, w 990+16";

    /** disksim-subsystem.md, 29.9. */
    @Test
    void cachesTheFirstBlocksOnADeviceAsDiskSimDoes() throws IOException {
        onAnotherDisk(
                "size: 1000 sectors, line: 8 sectors, compat: [identity-mapping], flush: {idle: 100 ms}", LOAD_29_9);
        assertThat(responses).containsExactly(10.0, 1.0, 1.0, 1.0, 10.0, 10.0);
        assertThat(count("read-misses")).isEqualTo(2);
        assertThat(count("fast-writes")).isEqualTo(3);
        assertThat(count("destages")).isEqualTo(1);
        assertThat(count("sectors-destaged")).isEqualTo(8);
        assertThat(count("sectors-dirtied") - count("sectors-cleaned")).isZero();
    }

    /** The place of a map behind another is a property of DiskSim's cache device, which other ones do not have. */
    @Test
    void refusesAdjacentMapsWithoutIdentityMapping() {
        assertThatThrownBy(() -> onAnotherDisk("compat: [adjacent-maps]", "r 0+8"))
                .hasMessageContaining("adjacent-maps is a defect of the cache that identity-mapping reproduces");
    }

    /** The same load where any block can be anywhere: the last two requests are cached like the others. */
    @Test
    void cachesAnyBlockOnADevice() throws IOException {
        onAnotherDisk(
                "size: 1024 sectors, line: 64 sectors, granularity: 1 sector, flush: {idle: 100 ms}",
                LOAD_29_9 + ", r 992+8");
        assertThat(responses).containsExactly(10.0, 1.0, 1.0, 1.0, 10.0, 1.0, 1.0);
        assertThat(count("read-misses")).isEqualTo(2);
        assertThat(count("sectors-destaged")).isEqualTo(24);
        assertThat(count("sectors-dirtied") - count("sectors-cleaned")).isZero();
    }

    /** disksim-subsystem.md, 11: "Scheme 1 is not synchronous (quirk)". */
    @ParameterizedTest
    @CsvSource({
        "back, false, 1, 0",
        "through, false, 1, 1",
        "through-synchronous, false, 11, 1",
        "through-synchronous, true, 1, 0"
    })
    void writesToADeviceByScheme(String scheme, boolean isDiskSim, double response, int destages) throws IOException {
        onAnotherDisk("writeScheme: " + scheme + (isDiskSim ? ", compat: [identity-mapping]" : ""), "w 0+8");
        assertThat(responses).containsExactly(response);
        assertThat(count("destages")).isEqualTo(destages);
    }

    /**
     * disksim-subsystem.md, 29.3 and 9.3: a read that misses, one that hits and a write to a cached block, behind a smart
     * controller whose messages take half of a scale in milliseconds.
     */
    @ParameterizedTest
    @CsvSource({"0, 0, 10.0, 0.0", "1, 0, 11.5, 0.5", "0, 0.1, 11.6, 0.8", "2, 0.1, 14.6, 1.8"})
    void standsInAController(double scale, double bulk, double miss, double hit) throws IOException {
        run("""
                devices: {disk: {type: simple, capacity: 100000 sectors, access: 9.5 ms, overhead: 0.5 ms}}
                controllers:
                  smart:
                    type: intelligent
                    cache: {type: cache, size: 1 MiB, line: 8 sectors}
                    deviceTime: %1$s ms
                    completionTime: %1$s ms
                    sectorTime: %2$s ms
                buses:
                  host: {type: exclusive}
                  back: {type: exclusive, readSectorTime: %2$s ms, writeSectorTime: %2$s ms}
                topology: [{bus: host, attached: [smart]}, {bus: back, below: smart, attached: [disk]}]
                """.formatted(scale / 2, bulk), "r 0+8, r 0+8, w 0+8");
        assertThat(responses).containsExactly(miss, hit, hit);
    }

    /**
     * A controller has more than two devices below: the cache is configured for two of them, and passes requests for the others on.
     */
    @ParameterizedTest
    @CsvSource({"slow, 10, 1", "other, 10, 10", "fast, 1, 1"})
    void cachesOneOfTheDevicesOfAController(String device, double first, double second) throws IOException {
        run("""
                devices:
                  slow: {type: fixed, capacity: 100000 sectors, service: {type: constant, time: 10 ms}}
                  other: {type: fixed, capacity: 100000 sectors, service: {type: constant, time: 10 ms}}
                  fast: {type: fixed, capacity: 100000 sectors, service: {type: constant, time: 1 ms}}
                controllers:
                  smart: {type: intelligent, cache: {type: device-cache, fast: fast, slow: slow}}
                buses: {host: {type: exclusive}, back: {type: exclusive}}
                topology: [{bus: host, attached: [smart]}, {bus: back, below: smart, attached: [slow, other, fast]}]
                """, "r 0+8, r 0+8", device);
        assertThat(responses).containsExactly(first, second);
    }
}
