package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * Each nanosecond between arrival and completion of a request belongs to one component, in every scenario of the repository;
 * waiting is reported as such, and the overhead is the time of a drive's commands.
 */
class TimeDivisionTest {

    /** Columns of {@code requests.csv} that are instants, not durations. */
    private static final Set<String> MOMENTS = Set.of("arrival_ns", "dispatch_ns", "completion_ns");

    static final Set<String> SUMS = Set.of("response-time", "queue-time", "service-time", "waiting-time");

    /** A share with its decimal, as in {@code seek 12.6 %}. */
    private static final Pattern SHARE = Pattern.compile(" (\\d+)\\.(\\d) %");

    @TempDir
    Path directory;

    private static final List<Path> SCENARIO_FILES = List.of(
            Project.ROOT.resolve("src-test-data"),
            Project.ROOT.resolve("sim-cli/src/main/resources/org/spindle/cli/bench"));

    /** A scenario that reads a file written by {@code trace import-system}. */
    private static final String IMPORTED = "src-test-data/system/removetree.yaml";

    /**
     * A scenario.
     *
     * @param document in which it stands; null for a file
     * @param name of its file, from the root of the source tree or in the document
     * @param files the document's files by name
     * @param commands the document's commands that make traces
     */
    record Source(@Nullable String document, String name, Map<String, String> files, List<String> commands) {

        @Override
        public String toString() {
            return document == null ? name : document + ", " + name;
        }
    }

    static Stream<Source> scenarios() throws IOException {
        List<Source> found = new ArrayList<>();
        for (Path directory : SCENARIO_FILES) {
            for (Path file : files(directory, ".yaml")) {
                String name = Project.ROOT.relativize(file).toString();
                if (!name.equals(IMPORTED) && isScenario("\n" + Files.readString(file))) {
                    found.add(new Source(null, name, Map.of(), List.of()));
                }
            }
        }
        for (Path document : files(Project.ROOT.resolve("docs"), ".md")) {
            inDocument(document, found);
        }
        inDocument(Project.ROOT.resolve("README.md"), found);
        return found.stream();
    }

    private static List<Path> files(Path directory, String suffix) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(suffix))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isScenario(String text) {
        return text.contains("\ndevices:") && text.contains("\nworkload:");
    }

    /** Adds the blocks that become files and have devices and a workload of their own. */
    private static void inDocument(Path document, List<Source> found) throws IOException {
        Map<String, String> all = new LinkedHashMap<>();
        List<String> commands = new ArrayList<>();
        String[] blocks = Files.readString(document).split("\n```");
        for (int i = 1; i < blocks.length; i += 2) {
            int begin = blocks[i].indexOf('\n') + 1;
            String mark = blocks[i].substring(0, Math.max(0, begin - 1));
            String text = "\n" + blocks[i].substring(begin) + "\n";
            if (mark.startsWith("yaml ")) {
                all.put(mark.substring(5), text);
            } else if (mark.equals("sh") && text.startsWith("\nawk ")) {
                commands.add(text);
            }
        }
        all.forEach((name, text) -> {
            if (isScenario(text)) {
                found.add(new Source(document.getFileName().toString(), name, all, commands));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void theComponentsSumToTheResponseTime(Source source) throws Exception {
        for (Map.Entry<String, String> file : source.files().entrySet()) {
            Files.writeString(
                    directory.resolve(file.getKey()),
                    file.getValue()
                            .replace(
                                    "src-test-data",
                                    Project.ROOT.resolve("src-test-data").toString()));
        }
        makeWhatIsRead(source);
        Path scenario = (source.document() == null ? Project.ROOT : directory).resolve(source.name());
        theComponentsSum(scenario);
    }

    /** Creates the files that a document's commands create before the scenario is run: traces, and a table of times. */
    private void makeWhatIsRead(Source source) throws Exception {
        String text = source.files().getOrDefault(source.name(), "");
        if (text.contains("type: trace, file: ") && !text.contains("file: src-test-data")) {
            for (String command : source.commands()) {
                Process made = new ProcessBuilder("sh", "-c", command)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
                assertThat(made.waitFor()).as(command).isZero();
            }
        }
        if (text.contains("table: results/training/")) {
            Path training = directory.resolve("training.yaml");
            Cli cli = Cli.spindle("run", training, "--out", directory.resolve("results/training"));
            assertThat(cli.exit()).as(cli.err()).isZero();
        }
    }

    /** A scenario whose workload is made from a capture of Linux. */
    @Test
    void theTasksOfACaptureDivideTheTime() throws IOException {
        Path trace = directory.resolve("removetree.system");
        Path capture = Project.ROOT.resolve("src-test-data/system/removetree.ftrace.xz");
        Cli imported = Cli.spindle("trace", "import-system", capture, trace, "--task", "removetree");
        assertThat(imported.exit()).as(imported.err()).isZero();
        theComponentsSum(Project.ROOT.resolve(IMPORTED), "--set", "workload.file=" + trace);
    }

    static List<String> strangers() throws IOException {
        return Stranger.names();
    }

    /** Components of plugins, each of which comes with a scenario. */
    @ParameterizedTest
    @MethodSource("strangers")
    void pluginsDivideTheTime(String name) throws IOException {
        Stranger stranger = new Stranger(name);
        theComponentsSum(stranger.scenario(), "--plugin", stranger.jarIn(directory));
    }

    /** The layers that are in no scenario above. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{type: concatenation}",
                "{type: raid-3}",
                "{type: declustered, stripeUnits: 3}",
                "{type: scatter}",
                "{type: volume, layout: {type: rotated-parity, checks: 2}}"
            })
    void theLayersOfSeveralDevicesDivideTheTimeOfWholeRequests(String layer) throws IOException {
        theComponentsSum(Files.writeString(directory.resolve("layer.yaml"), """
                devices:
                  d0: {type: hdd, model: seagate-barracuda-7200-14-1t}
                  d1: {type: hdd, model: seagate-barracuda-7200-14-1t}
                  d2: {type: hdd, model: seagate-barracuda-7200-14-1t}
                  d3: {type: hdd, model: seagate-barracuda-7200-14-1t}
                layers:
                  volume: {over: [d0, d1, d2, d3], layer: %s}
                workload: {type: random, requests: 1000, reads: 0.6, arrivals: {type: closed, population: 8}}
                """.formatted(layer)));
    }

    /** A memory so small that writes wait for write-backs and reads for room. */
    @Test
    void thePageCacheDividesWhatItsRequestsWaitFor() throws IOException {
        theComponentsSum(Files.writeString(directory.resolve("pages.yaml"), """
                devices: {d0: {type: hdd, model: seagate-barracuda-7200-14-1t}}
                host: {type: linux, memory: 1 MiB}
                driver: {type: linux, scheduler: {type: mq-deadline}}
                workload: {type: random, requests: 3000, reads: 0.6, arrivals: {type: closed, population: 8}}
                """));
    }

    /** Parts of a read that begin while others are under way, the first of which is complete last. */
    @Test
    void partsBesideEachOtherDivideTheTimeOfAReadThroughRedcap() throws IOException {
        theComponentsSum(Files.writeString(directory.resolve("parts.yaml"), """
                devices: {d: {type: fixed, capacity: 16 MiB, count: 5, queueDepth: 8, service: {type: exponential, mean: 1 ms}}}
                layers:
                  volume: {over: [d], layer: {type: striping, unit: 64 KiB}}
                  redcap: {over: [volume], layer: {type: redcap}}
                workload:
                  type: random
                  requests: 2000
                  reads: 1
                  to: 1 MiB
                  sizes: {type: uniform, min: 512 B, max: 256 KiB}
                  arrivals: {type: open, interarrival: {type: poisson, rate: 50}}
                """));
    }

    /** Writes wait until data have been copied, and all requests until the directory has changed. */
    @ParameterizedTest
    @ValueSource(strings = {", copying: {}", ""})
    void aReorganisationDividesTheTimeOfWhatItHolds(String copying) throws IOException {
        theComponentsSum(Files.writeString(directory.resolve("alis.yaml"), """
                devices: {d: {type: simple, capacity: 16 MiB, access: 2 ms}}
                layers:
                  alis:
                    over: [d]
                    layer: {type: alis, interval: 50 ms, storage: 512 KiB, area: {size: 64 KiB, offset: 128 KiB}%s}
                workload:
                  type: random
                  requests: 1000
                  sizes: {type: uniform, min: 512 B, max: 64 KiB}
                  arrivals: {type: closed, population: 20}
                """.formatted(copying)));
    }

    /** Writes that arrive together, whose data go to a controller one after the other. */
    @ParameterizedTest
    @ValueSource(strings = {"0 B", "64 KiB"})
    void dataThatWaitForTheWayToAControllersCacheWaitInTheController(String size) throws IOException {
        theComponentsSum(Files.writeString(directory.resolve("controller.yaml"), """
                devices: {d: {type: simple, capacity: 16 MiB, access: 1 ms}}
                controllers:
                  c: {type: intelligent, sectorTime: 0.01 ms, hostData: in-cache, cache: {type: cache, size: %s}}
                buses: {up: {type: exclusive}, low: {type: exclusive}}
                topology: [{bus: up, attached: [c]}, {bus: low, below: c, attached: [d]}]
                workload: {type: random, requests: 500, reads: 0.4, arrivals: {type: closed, population: 8}}
                """.formatted(size)));
        assertThat(new RunOutput(directory.resolve("out")).mean("system", "controller-wait-time"))
                .isPositive();
    }

    private void theComponentsSum(Path scenario, Object... further) throws IOException {
        Path out = directory.resolve("out");
        Stream<Object> arguments = Stream.of(
                "run",
                scenario,
                "--set",
                "output.requests=csv",
                "--set",
                "stop.requests=6000",
                "--set",
                "stop.time=100 s",
                "--out",
                out);
        Cli cli = Cli.spindle(Stream.concat(arguments, Stream.of(further)).toArray());
        assertThat(cli.exit()).as(cli.err()).isZero();
        RunOutput run = new RunOutput(out);
        everyRequestIsDivided(run.text("requests.csv").lines().toList());
        JsonNode result = run.result();
        if (result.get("run").get("requestsMeasured").asLong() > 0) {
            theMeansAreDivided(result);
            thePrintedSharesAreAHundredPerCent(cli.out());
        }
    }

    private static void thePrintedSharesAreAHundredPerCent(String printed) {
        String shares = printed.lines()
                .filter(line -> line.startsWith("of the mean: "))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no shares are printed:\n" + printed));
        assertThat(SHARE.matcher(shares)
                        .results()
                        .mapToInt(share -> 10 * Integer.parseInt(share.group(1)) + Integer.parseInt(share.group(2)))
                        .sum())
                .as("%s, in tenths of a per cent", shares)
                .isEqualTo(1000);
    }

    private static void everyRequestIsDivided(List<String> lines) {
        List<String> names = List.of(lines.get(0).split(","));
        assertThat(lines).as("requests").hasSizeGreaterThan(1);
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",");
            long sum = 0;
            for (int i = 0; i < cells.length; i++) {
                if (names.get(i).endsWith("_ns") && !MOMENTS.contains(names.get(i))) {
                    sum += Long.parseLong(cells[i]);
                }
            }
            long response = Long.parseLong(cells[2]) - Long.parseLong(cells[0]);
            assertThat(sum).as(lines.get(0) + "\n" + line).isEqualTo(response);
        }
    }

    private static void theMeansAreDivided(JsonNode result) {
        double response =
                RunOutput.metric(result, "system", "response-time").get("mean").asDouble();
        double sum = StreamSupport.stream(result.get("metrics").spliterator(), false)
                .filter(metric -> metric.get("component").asString().equals("system"))
                .filter(metric -> metric.get("class").asString().equals("all"))
                .filter(metric -> metric.get("name").asString().endsWith("-time"))
                .filter(metric -> !SUMS.contains(metric.get("name").asString()))
                .mapToDouble(metric -> metric.get("mean").asDouble())
                .sum();
        assertThat(sum).isCloseTo(response, within(1e-9 * response));
        assertThat(RunOutput.metric(result, "system", "unaccounted-time")
                        .get("max")
                        .asDouble())
                .isZero();
    }

    /** The drive takes 0.1 ms for a command and 0.02 ms for each further message; its queue is never empty. */
    @Test
    void aSaturatedDriveWithACommandQueueMakesRequestsWait() throws IOException {
        Cli cli = Cli.spindle(
                "run",
                Files.writeString(directory.resolve("saturated.yaml"), """
                        devices: {disk0: {type: hdd, model: seagate-barracuda-7200-14-1t}}
                        workload: {type: random, requests: 3000, arrivals: {type: closed, population: 32}}
                        """),
                "--out",
                directory.resolve("saturated"));
        assertThat(cli.exit()).as(cli.err()).isZero();
        RunOutput run = new RunOutput(directory.resolve("saturated"));
        double response = run.mean("system", "response-time");
        assertThat(run.mean("disk0", "utilisation")).isGreaterThan(0.98);
        assertThat(run.mean("system", "queue-time")).as("queue of the driver").isZero();
        assertThat(run.mean("system", "waiting-time"))
                .isGreaterThan(0.8 * response)
                .isEqualTo(
                        run.mean("system", "device-wait-time")
                                + run.mean("system", "bus-wait-time")
                                + run.mean("system", "driver-wait-time"),
                        within(1e-9 * response));
        assertThat(run.mean("system", "overhead-time")).isBetween(0.05, 0.5);
        assertThat(cli.out()).containsPattern("of the mean: .*device-wait [89]\\d\\.\\d %");
    }

    /** RAID 5 without one of its disks: each read of the lost data reads from all other disks. */
    @Test
    void aDegradedRaid5WaitsAtItsMembers() throws IOException {
        Cli cli = Cli.spindle(
                "run",
                Files.writeString(directory.resolve("degraded.yaml"), """
                        devices:
                          d0: {type: hdd, model: seagate-barracuda-7200-14-1t}
                          d1: {type: hdd, model: seagate-barracuda-7200-14-1t}
                          d2: {type: hdd, model: seagate-barracuda-7200-14-1t}
                          d3: {type: hdd, model: seagate-barracuda-7200-14-1t}
                        layers:
                          volume: {over: [d0, d1, d2, d3], layer: {type: raid-5, unit: 64 KiB, fail: [{device: d1, at: 0 s}]}}
                        workload:
                          type: random
                          requests: 3000
                          reads: 0.7
                          arrivals: {type: open, interarrival: {type: poisson, rate: 120}}
                        """),
                "--out",
                directory.resolve("degraded"));
        assertThat(cli.exit()).as(cli.err()).isZero();
        RunOutput run = new RunOutput(directory.resolve("degraded"));
        double response = run.mean("system", "response-time");
        assertThat(run.mean("system", "overhead-time")).isLessThan(0.03 * response);
        assertThat(run.mean("system", "device-wait-time")).isGreaterThan(0.3 * response);
        for (String member : List.of("d0", "d2", "d3")) {
            assertThat(run.mean(member, "response-time")).as(member).isPositive();
            assertThat(run.mean(member, "device-wait-time")).as(member).isPositive();
            assertThat(run.mean(member, "throughput")).as(member).isPositive();
        }
        assertThat(run.mean("d1", "throughput")).as("the failed member").isZero();
    }
}
