package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Properties of every command: help, completion, listings as JSON, standard streams, hints. */
class CommandLineTest {

    @TempDir
    private Path directory;

    /** Restores the logging of this process for other tests. */
    @AfterEach
    void logNothing() {
        ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).setLevel(Level.WARN);
        LogLevel.beQuiet();
    }

    private static JsonNode json(Object... arguments) {
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        return new JsonMapper().readTree(cli.out());
    }

    @Test
    void helpListsEveryCommandOnceInItsGroup() {
        Cli help = Cli.spindle("--help");
        assertThat(help.out()).contains("\nBegin:\n  init ", "\nVary and compare:\n  sweep ", "\nLook up:\n  list ");
        for (String name : Main.commandLine().getSubcommands().keySet()) {
            assertThat(help.out().lines().filter(line -> line.matches("  " + name + " +\\S.*")))
                    .as(name)
                    .hasSize(1);
        }
    }

    /** The launcher of an installation does what the program itself cannot, and says so by a property. */
    @Test
    void helpTellsWhatTheLauncherDoes() {
        assertThat(Cli.spindle("--help").out()).doesNotContain("--archive-classes");
        System.setProperty(LauncherHelp.ARCHIVES, "true");
        try {
            assertThat(Cli.spindle("--help").out()).contains("\n'spindle --archive-classes' keeps classes");
            assertThat(Cli.spindle("run", "--help").out()).doesNotContain("--archive-classes");
        } finally {
            System.clearProperty(LauncherHelp.ARCHIVES);
        }
    }

    @Test
    void helpOfACommandIsItsOwnHelp() {
        assertThat(Cli.spindle("help", "run")).isEqualTo(Cli.spindle("run", "--help"));
        assertThat(Cli.spindle("help", "trace", "convert").out()).startsWith("Usage: spindle trace convert");
        assertThat(Cli.spindle("help", "rum").exit()).isEqualTo(2);
    }

    /** Each shell's script names all commands, and the options of each. */
    @ParameterizedTest
    @CsvSource({"bash, --set", "zsh, --set", "fish, -l set"})
    void completionKnowsCommandsAndOptions(String shell, String option) {
        Cli cli = Cli.spindle("completion", shell);
        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).contains(option);
        for (Map.Entry<String, CommandLine> command :
                Main.commandLine().getSubcommands().entrySet()) {
            assertThat(cli.out()).contains(command.getKey());
        }
    }

    @Test
    void aLogLevelMayBeLeftOut() throws Exception {
        Path scenario = Files.writeString(directory.resolve("small.yaml"), Text.SMALL);
        assertThat(Cli.spindle("--log", "run", scenario, "--check").exit()).isZero();
        assertThat(Cli.spindle("run", "--log", scenario, "--check").exit()).isZero();
        assertThat(Cli.spindle("run", "--log", "DEBUG", scenario, "--check").exit())
                .isZero();
        assertThat(Cli.spindle("--log", "debug", "run", scenario, "--check").exit())
                .isZero();
        assertThat(Cli.spindle("--log=loud", "run", scenario, "--check").exit()).isEqualTo(2);
    }

    @Test
    void theLogTellsWhatBegins() throws Exception {
        Path scenario = Files.writeString(directory.resolve("small.yaml"), Text.SMALL);
        PrintStream usual = System.err;
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        try {
            Cli.spindle("run", scenario, "--log", "--out", directory.resolve("run"));
            Cli.spindle("sweep", scenario, "--log", "--axis", "seed=1,2", "--out", directory.resolve("sweep"));
        } finally {
            System.setErr(usual);
        }
        assertThat(log.toString(StandardCharsets.UTF_8))
                .contains("INFO  spindle: run begins: " + scenario)
                .contains("INFO  spindle: sweep begins: " + scenario + ", 2 of 2 runs to make");
    }

    @Test
    void listingsAreJsonIfAskedFor() throws Exception {
        JsonNode all = json("list", "--json");
        assertThat(all.get("types").values().stream()
                        .filter(type -> type.get("kind").asString().equals("device"))
                        .mapToInt(type -> type.path("models").size())
                        .sum())
                .isEqualTo(Cli.spindle("list", "device").out().split("model: ", -1).length - 1);
        assertThat(json("list", "scheduler", "--json").get("types").values().stream()
                        .map(type -> type.get("kind").asString())
                        .distinct())
                .containsExactly("scheduler");
        assertThat(json("describe", "device", "hdd", "--json").get("keys").values().stream()
                        .map(key -> key.get("key").asString()))
                .contains("queueDepth", "buffer");
        assertThat(json("describe", "scenario", "--json").get("keys").size()).isPositive();
        assertThat(json("describe", "device", "hdd", "hp-c2247a", "--json")
                        .get("yaml")
                        .asString())
                .contains("queueDepth: 1");
        assertThat(json("reproduce", "--list", "--json").values().stream()
                        .map(experiment -> experiment.get("id").asString()))
                .contains("operational-laws", "saturation");
        Path scenario = Files.writeString(directory.resolve("small.yaml"), Text.SMALL);
        assertThat(json("config", "show", scenario, "--json").values().stream()
                        .filter(row -> row.get("key").asString().equals("workload.requests"))
                        .map(row -> row.get("value").asString()))
                .containsExactly("200");
    }

    @Test
    void aScenarioMayComeFromStandardInput() throws Exception {
        String named = Text.SMALL + "name: small\n";
        Path file = Files.writeString(directory.resolve("file.yaml"), named);
        Cli fromFile = Cli.spindle("run", file, "--json", "--out", directory.resolve("file"));
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(named.getBytes(StandardCharsets.UTF_8)));
            assertThat(Cli.spindle("run", "-", "--json", "--out", directory.resolve("input")))
                    .isEqualTo(fromFile);
        } finally {
            System.setIn(before);
        }
    }

    /** A trace through both standard streams equals one through files. */
    @Test
    void aTraceMayComeFromStandardInputAndGoToStandardOutput() throws Exception {
        Path trace = Project.TRACES.resolve("randrw.blkparse.xz");
        Path file = directory.resolve("t.spt");
        assertThat(Cli.spindle("trace", "convert", trace, file, "--to", "compact")
                        .exit())
                .isZero();
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try {
            System.setIn(new ByteArrayInputStream(Files.readAllBytes(trace)));
            System.setOut(new PrintStream(printed, true));
            Cli cli = Cli.spindle("trace", "convert", "-", "-", "--to", "compact");
            assertThat(cli.exit()).as(cli.err()).isZero();
            assertThat(cli.err()).contains("standard output: ");
            assertThat(cli.out()).isEmpty();
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        assertThat(printed.toByteArray()).isEqualTo(Files.readAllBytes(file));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "--scheduler=sptf | --set driver.scheduler=sptf",
                "--scheduler | --set driver.scheduler=sstf   (for example)",
                "--iodepth=4 | --set workload.arrivals='{type: closed, population: 4}'",
                "--rate=50 | --set workload.arrivals='{type: open, interarrival: {type: poisson, rate: 50}}'",
                "--bs=8 KiB | --set workload.sizes='{type: constant, size: 8 KiB}'",
                "--runtime=10 s | --set stop.time='10 s'",
                "-o=here | --out here",
                "-o=my results | --out 'my results'",
                "--report=x.html | --out DIR   (report.html is written there)",
            })
    void optionsOfOtherProgramsAreAnsweredWithTheirKeys(String typed, String answer) {
        Cli cli = Cli.spindle("run", "x.yaml", typed);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("\n  write: " + answer + "\n");
    }

    @Test
    void unitsThatDifferInCaseAreMeant() throws Exception {
        Path scenario = Files.writeString(directory.resolve("small.yaml"), Text.SMALL);
        for (var hint :
                Map.of("8kb", "8 kB", "8MIB", "8 MiB", "8g", "8 GiB, 8 GB").entrySet()) {
            Cli cli = Cli.spindle(
                    "run", scenario, "--set", "workload.sizes={type: constant, size: " + hint.getKey() + "}");
            assertThat(cli.err()).contains("  did you mean: " + hint.getValue() + "\n");
            assertThat(cli.exit()).isEqualTo(2);
        }
    }

    @Test
    void aMissingTraceIsAMistakeOfTheUser() throws Exception {
        Path scenario = Files.writeString(directory.resolve("t.yaml"), """
                devices: {disk0: {type: hdd, model: hp-c2247a}}
                workload: {type: trace, file: none.csv}
                """);
        assertThat(Cli.spindle("run", scenario, "--out", directory.resolve("out"))
                        .exit())
                .isEqualTo(2);
        assertThat(Cli.spindle("trace", "info", directory.resolve("none.csv")).exit())
                .isEqualTo(2);
    }

    /** Plugins are searched in the working directory, then in the user's directory, then in that of the installation. */
    @Test
    void pluginsAreLookedForInTheUsualPlaces() throws Exception {
        Path home = directory.resolve("home");
        Path installed = directory.resolve("installed");
        Files.createDirectories(installed.resolve("plugins"));
        assertThat(PluginPlaces.usual(Map.of(), home.toString(), null)).isEqualTo(Path.of("plugins"));
        assertThat(PluginPlaces.usual(Map.of(), home.toString(), installed.toString()))
                .isEqualTo(installed.resolve("plugins"));
        Path own = Files.createDirectories(home.resolve(".local/share/spindle/plugins"));
        assertThat(PluginPlaces.usual(Map.of(), home.toString(), installed.toString()))
                .isEqualTo(own);
        assertThat(PluginPlaces.usual(Map.of("HOME", home.toString()), "/nowhere", installed.toString()))
                .as("~ is what it is for a shell")
                .isEqualTo(own);
        Path data = Files.createDirectories(directory.resolve("data/spindle/plugins"));
        assertThat(PluginPlaces.usual(
                        Map.of("XDG_DATA_HOME", directory.resolve("data").toString()),
                        home.toString(),
                        installed.toString()))
                .isEqualTo(data);
        assertThat(List.of(own, data)).allMatch(Files::isDirectory);
    }
}
