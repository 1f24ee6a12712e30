package org.spindle.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages about erroneous scenarios: what is wrong, where, and what would be right. */
class ScenarioErrorsTest {

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private void refused(String title, String scenario) {
        refused(2, title, scenario);
    }

    private void refused(int exit, String title, String scenario) {
        Path file = transcript.file("scenario.yaml", scenario);
        transcript.fails(exit, title, "run", file, "--out", transcript.out());
    }

    private void refused(String title, String replaced, String by) {
        refused(title, Text.SMALL.replace(replaced, by));
    }

    @Test
    void keysAndValues() {
        refused("misspelt key", "requests:", "reqests:");
        refused("missing key", "  requests: 200\n", "");
        refused("key written twice", "  requests: 200\n", "  requests: 200\n  requests: 300\n");
        refused("number out of range", "requests: 200", "requests: 0");
        refused("not a number", "requests: 200", "requests: many");
        refused(
                "unit of another quantity",
                "  requests: 200",
                "  requests: 200\n  sizes: {type: constant, size: 4 ms}");
        refused("no unit", "  requests: 200", "  requests: 200\n  sizes: {type: constant, size: 4096}");
        refused("unknown type", "type: hdd", "type: hddd");
        refused("unknown model", "hp-c2247a", "hp-c2247");
        refused("unknown scheduler", "scheduler: fcfs", "scheduler: sstff");
        refused("unknown choice", "type: poisson, rate: 20", "type: poison, rate: 20");
        refused("no type", "type: random", "kind: random");
        refused("a mapping in place of text", "model: hp-c2247a", "model: {name: hp-c2247a}");
        refused("unknown word", Text.SMALL + "output: {requests: cvs}\n");
        refused("no device", "  disk0:\n    type: hdd\n    model: hp-c2247a\n", "  {}\n");
        transcript.matches("scenario-keys.txt");
    }

    @Test
    void severalAtOnceInTheOrderOfTheFile() {
        refused(
                "several problems",
                Text.SMALL
                                .replace("model: hp-c2247a", "model: hp-c2247b")
                                .replace("scheduler: fcfs", "shceduler: fcfs")
                                .replace("requests: 200", "requests: -1")
                                .replace("rate: 20", "rate: fast")
                        + "stopp: {requests: 7}\n");
        refused("across records", Text.SMALL + """
                warmUp: {requests: 100}
                stop: {requests: 50}
                topology:
                  - {bus: scsi, attached: [disk0, disk1]}
                """);
        refused("in any section", Text.SMALL + """
                seed: one
                buses: {scsi: {type: exclusve}}
                topology:
                  - {bus: scis, attached: [disk0]}
                  - {bus: scsi, below: hba, attachd: [disk0]}
                layers:
                  vol0: {over: [disk1], layr: concatenation}
                  vol1: {over: 5, layer: concatenation}
                links:
                  vol1: {type: conversation}
                  disk2: {type: convertation}
                warmUp: {requests: 100}
                stop: {requests: 50, tiem: 5 s}
                output: {requests: cvs}
                """);
        transcript.matches("scenario-several.txt");
    }

    @Test
    void overrides() {
        Path file = transcript.file("scenario.yaml", Text.SMALL);
        transcript
                .fails(2, "unknown key", "run", file, "--set", "workload.reqests=5", "--out", transcript.out())
                .fails(2, "no value", "run", file, "--set", "workload.requests", "--out", transcript.out())
                .fails(2, "no path", "run", file, "--set", "=5", "--out", transcript.out())
                .fails(2, "wrong value", "run", file, "--set", "workload.requests=0", "--out", transcript.out())
                .fails(2, "unknown type", "run", file, "--set", "driver.scheduler=sstff", "--out", transcript.out())
                .fails(2, "not in a list", "run", file, "--set", "workload[0].requests=5", "--out", transcript.out())
                .fails(2, "into a number", "run", file, "--set", "workload.requests.max=5", "--out", transcript.out())
                .fails(
                        2,
                        "broken value",
                        "run",
                        file,
                        "--set",
                        "workload.sizes={type: constant",
                        "--out",
                        transcript.out())
                .fails(2, "seed", "run", file, "--seed", "one", "--out", transcript.out());
        transcript.matches("scenario-overrides.txt");
    }

    /** What others say about devices that are not known may be right. */
    @Test
    void devicesWhoseNumberIsUnknown() {
        String others = """
                layers:
                  vol0: {over: [disk0, disk1, disk2], layer: concatenation}
                  vol1: {over: [disk, spare0], layer: concatenation}
                links:
                  disk4: {type: conversation}
                buses: {scsi: {type: exclusive}}
                warmUp: {requests: 100}
                stop: {requests: 50}
                """;
        String count = "\n    count: ";
        String small =
                Text.SMALL.replace("  disk0:", "  disk:").replace("model: hp-c2247a", "model: hp-c2247a" + count);
        refused("no number", small.replace(count, count + "none\n    queueDepht: 4") + others);
        refused("too many", small.replace(count, count + "10001") + others);
        Path file = transcript.file("scenario.yaml", small.replace(count, count + "3") + others);
        for (String set : new String[] {"devices.disk.count=[", "devices.disk={type: hdd, count: 5", "devices=["}) {
            transcript.fails(2, "unreadable", "run", file, "--set", set, "--out", transcript.out());
        }
        transcript.matches("scenario-counts.txt");
    }

    @Test
    void files() throws Exception {
        transcript.fails(2, "absent", "run", directory.resolve("absent.yaml"), "--out", transcript.out());
        transcript.fails(2, "a directory", "run", directory, "--out", transcript.out());
        refused("empty", "");
        refused("only a comment", "# nothing yet\n");
        refused("a list", "- devices\n- workload\n");
        refused("not YAML", "devices: [disk0\nworkload:\n");
        refused("a tab", "devices:\n\tdisk0: {type: hdd}\n");
        refused("an alias to nothing", "devices: *disks\n");
        refused("two documents", Text.SMALL + "---\n" + Text.SMALL);
        refused("JSON that ends early", "{\"devices\": {\"disk0\": {\"type\": \"hdd\", \"model\":");
        Path binary = directory.resolve("scenario.yaml");
        Files.write(binary, new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0, 0, (byte) 0xff, (byte) 0xfe, 0});
        transcript.fails(2, "binary", "run", binary, "--out", transcript.out());
        Files.write(binary, "name: caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
        transcript.fails(2, "not UTF-8", "run", binary, "--out", transcript.out());
        transcript.matches("scenario-files.txt");
    }

    @Test
    void whatOnlyShowsWhenItIsAssembled() {
        Path file = transcript.file("scenario.yaml", Text.SMALL);
        transcript
                .fails(
                        2,
                        "range beyond the device",
                        "run",
                        file,
                        "--set",
                        "workload.from=2 GiB",
                        "--out",
                        transcript.out())
                .fails(2, "the same without running", "run", file, "--set", "workload.from=2 GiB", "--check")
                .fails(
                        2,
                        "unknown device",
                        "run",
                        file,
                        "--set",
                        "workload.devices=[disk1]",
                        "--out",
                        transcript.out());
        refused(1, "half sectors", Text.SMALL.replace("hp-c2247a", "wd-ultrastar-hc310-6t-4kn"));
        transcript.matches("scenario-assembly.txt");
    }
}
