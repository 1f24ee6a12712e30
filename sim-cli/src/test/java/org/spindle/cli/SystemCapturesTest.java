package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Captures of Linux, run on other devices: the figures of docs/system-traces.md, "Captures of Linux". */
class SystemCapturesTest {

    private static final Path SYSTEM = Project.ROOT.resolve("src-test-data/system");

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    private double elapsed(String task, String... settings) throws IOException {
        return elapsed(SYSTEM.resolve(task + ".ftrace.xz"), task, settings);
    }

    private double elapsed(Path capture, String task, String... settings) throws IOException {
        Path trace = directory.resolve(task + ".system");
        Cli imported = Cli.spindle("trace", "import-system", capture, trace, "--task", task);
        assertThat(imported.exit()).isZero();
        return run(trace, task, settings);
    }

    private double run(Path trace, String task, String... settings) throws IOException {
        Object[] arguments = new Object[6 + 2 * settings.length];
        arguments[0] = "run";
        arguments[1] = SYSTEM.resolve("removetree.yaml");
        arguments[2] = "--out";
        arguments[3] = transcript.out();
        arguments[4] = "--set";
        arguments[5] = "workload.file=" + trace;
        for (int i = 0; i < settings.length; i++) {
            arguments[6 + 2 * i] = "--set";
            arguments[7 + 2 * i] = settings[i];
        }
        Cli run = Cli.spindle(arguments);
        assertThat(run.err()).isEmpty();
        assertThat(Files.exists(transcript.out())).isTrue();
        return RunOutput.metric(new RunOutput(transcript.out()).result(), "host", task + "-elapsed-time")
                        .at("/mean")
                        .asDouble()
                / 1000;
    }

    private double closedLoop(Path capture, String task) throws IOException {
        return elapsed(
                capture,
                task,
                "devices.disk0={type: fixed, capacity: 4 GiB, recorded: service}",
                "controllers={}",
                "buses={}",
                "topology=[]",
                "host.costs={}",
                "driver={type: standard, scheduler: {type: fcfs}}");
    }

    /**
     * The closed loop: with a device that repeats the recorded service times the elapsed time is within 1 % of the recorded one.
     */
    @ParameterizedTest
    @CsvSource({
        "compress, 0.607435",
        "copytree, 0.366540",
        "removetree, 0.020170",
        "search, 0.217530",
        "uncompress, 0.353393"
    })
    void theRecordedDeviceGivesTheRecordedElapsedTime(String task, double recorded) throws IOException {
        assertThat(closedLoop(SYSTEM.resolve(task + ".ftrace.xz"), task)).isCloseTo(recorded, within(0.01 * recorded));
    }

    /** The closed loop for the captures of the shared data that are not in the source tree, two of them on the disk of 7200 rpm. */
    @ParameterizedTest
    @CsvSource({
        "oltp.fast.none, oltp, 1.013711",
        "parallel.fast.none, parallel, 0.599999",
        "copytree.hdd72.mq-deadline, copytree, 5.399967",
        "search.hdd72.mq-deadline, search, 3.509565"
    })
    void sharedCapturesHaveTheirRecordedElapsedTime(String capture, String task, double recorded) throws IOException {
        Path file = Project.shared("traces/system/" + capture + ".ftrace.xz");
        assertThat(closedLoop(file, task)).isCloseTo(recorded, within(0.01 * recorded));
    }

    /**
     * The captured run of removetree found block bitmaps in memory, which the kernel thread ext4lazyinit had read before it; a run that
     * is ahead of that thread reads those of the groups of its files (0, 1, 16 and 17) as it frees their first blocks.
     */
    @Test
    void aRemovalThatReadsTheBlockBitmapsItselfTakesAsLongAsMeasured() throws IOException {
        Path capture = SYSTEM.resolve("removetree.ftrace.xz");
        Path bare = directory.resolve("bare.system");
        assertThat(Cli.spindle("trace", "import-system", capture, bare, "--task", "removetree")
                        .exit())
                .isZero();
        Map<String, Integer> bitmaps = Map.of("10", 4112, "11", 4104, "20", 4_194_304, "21", 4_194_312);
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(bare)) {
            String[] words = line.split(" ");
            Integer sector = words.length > 2 && words[2].equals("read") ? bitmaps.get(words[3]) : null;
            if (sector != null) {
                lines.add(words[0] + " 0 read 9" + words[3] + " 0 " + sector + " 8 auto metadata");
                lines.add(words[0] + " 6000 need 9" + words[3]);
            }
            lines.add(line);
        }
        Path cold = Files.write(directory.resolve("cold.system"), lines);
        assertThat(run(cold, "removetree") / 0.247 - 1).isBetween(-0.03, 0.05);
    }

    /** 0.23 s of the prediction are revolutions lost because requests of 1.25 MiB are divided in two. */
    @Test
    void compressionIsLongerByThePiecesOfItsRequests() throws IOException {
        double whole = elapsed("compress", "controllers.emulator.cache.largestRequest=2 MiB");
        assertThat(whole / 1.402 - 1).isCloseTo(-0.22, within(0.02));
    }
}
