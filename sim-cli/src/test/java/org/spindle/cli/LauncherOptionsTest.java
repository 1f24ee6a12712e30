package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The launchers of the tree and of an installation start the same JVM for the same command line. Instead of Java, they call
 * a script that prints its arguments.
 */
@Tag("process")
@DisabledOnOs(OS.WINDOWS)
@Timeout(120)
class LauncherOptionsTest {

    private static final Path TREE = Project.ROOT.resolve("spindle");
    private static final Path INSTALLED = Project.ROOT.resolve("sim-cli/dist/src/main/bin/spindle");
    private static final Path WINDOWS = Project.ROOT.resolve("sim-cli/dist/src/main/bin/spindle.cmd");
    private static final Pattern COMPILATION = Pattern.compile("-XX:(?:Tier4|FreqInline)\\w+=\\d+");
    private static final Pattern OPTION = Pattern.compile(
            "-XX:[+-]?(?!Use\\w+GC|AOT|Shared|DumpLoaded)\\w+(?:=\\d+)?|--(?:enable|sun)-[\\w-]+=[\\w-]+|-D(?:guice|sun|jdk)[\\w.]+=\\w+");

    @TempDir
    private Path directory;

    private Path java;
    private List<Path> launchers = List.of();

    @BeforeEach
    void makeLaunchersAndJava() throws IOException {
        java = Files.createDirectories(directory.resolve("java home/bin"));
        Path printing = Files.writeString(java.resolve("java"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        assertThat(printing.toFile().setExecutable(true)).isTrue();
        javaVersion("17.0.2");
        Path tree = Files.createDirectory(directory.resolve("tree"));
        Files.createDirectories(tree.resolve("sim-cli/target/lib"));
        Files.createFile(tree.resolve("sim-cli/target/spindle.jar"));
        Files.createFile(Files.createDirectories(tree.resolve("target/spindle")).resolve("built"));
        Path bin = Files.createDirectories(directory.resolve("an installation/bin"));
        launchers = List.of(Files.copy(TREE, tree.resolve("spindle")), Files.copy(INSTALLED, bin.resolve("spindle")));
        for (Path launcher : launchers) {
            assertThat(launcher.toFile().setExecutable(true)).isTrue();
        }
    }

    private void javaVersion(String version) throws IOException {
        Files.writeString(directory.resolve("java home/release"), "JAVA_VERSION=\"" + version + "\"\n");
    }

    private List<String> lines(Path launcher, String javaOptions, String... arguments) throws Exception {
        return lines(launcher, Map.of("JAVA_OPTS", javaOptions), arguments);
    }

    private List<String> lines(Path launcher, Map<String, String> environment, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(Arrays.asList(arguments));
        Path out = directory.resolve("out");
        ProcessBuilder process = new ProcessBuilder(command);
        process.environment().keySet().removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "JAVA_OPTS"));
        process.environment().put("JAVA_HOME", directory.resolve("java home").toString());
        process.environment().putAll(environment);
        // Of another program: what the launchers use of their own they also set.
        process.environment().put("collector", "Of another");
        process.redirectErrorStream(true).redirectOutput(out.toFile()).start().waitFor();
        return Files.readAllLines(out);
    }

    private static Set<String> found(Pattern pattern, List<String> texts) {
        Set<String> found = new TreeSet<>();
        texts.forEach(text -> pattern.matcher(text).results().forEach(each -> found.add(each.group())));
        return found;
    }

    /** The first word that is no option decides: before it are those of all commands, some of them with values. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sweep a.yaml | -XX:+UseParallelGC",
                "--log debug sweep a.yaml | -XX:+UseParallelGC",
                "--log sweep a.yaml | -XX:+UseParallelGC",
                "--log=debug --debug reproduce | -XX:+UseParallelGC",
                "--log DEBUG run sweep | -XX:+UseSerialGC",
                "--log trace trace info sweep | -XX:+UseSerialGC",
                "--log list | -XX:+UseSerialGC -XX:TieredStopAtLevel=1",
                "run sweep | -XX:+UseSerialGC",
                "describe device | -XX:+UseSerialGC -XX:TieredStopAtLevel=1",
                "--help | -XX:+UseSerialGC -XX:TieredStopAtLevel=1",
            })
    void theCommandDecides(String words, String options) throws Exception {
        for (Path launcher : launchers) {
            List<String> lines = lines(launcher, "", words.split(" "));
            assertThat(found(Pattern.compile("^-XX:(\\+Use\\w+GC|Tiered.*)"), lines))
                    .as(launcher.toString())
                    .containsExactlyInAnyOrder(options.split(" "));
            assertThat(lines).as("the command line as it was").endsWith(words.split(" "));
        }
    }

    /** An option that takes a value, which is no command. */
    @Test
    void valuesOfOptionsAreNoCommands() throws Exception {
        for (OptionSpec option : Main.commandLine().getCommandSpec().options()) {
            if (option.arity().min() > 0) {
                for (Path launcher : launchers) {
                    assertThat(lines(launcher, "", option.longestName(), "run", "sweep", "a.yaml"))
                            .as(option.longestName())
                            .contains("-XX:+UseParallelGC");
                }
                assertThat(WINDOWS).content().containsPattern("in \\(.*" + option.longestName() + "\\b.*\\) do if");
            }
        }
    }

    /** Where the kernel gives large pages on request, commands of many runs request them; elsewhere the JVM would warn. */
    @ParameterizedTest
    @CsvSource({"sweep, true", "reproduce, true", "run, false", "list, false"})
    void manyRunsUseLargePages(String command, boolean isOfMany) throws Exception {
        Path setting = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");
        boolean isOnRequest =
                Files.isReadable(setting) && Files.readString(setting).contains("[madvise]");
        for (Path launcher : launchers) {
            assertThat(lines(launcher, "", command).contains("-XX:+UseTransparentHugePages"))
                    .as("%s %s", launcher, command)
                    .isEqualTo(isOfMany && isOnRequest);
        }
    }

    /** The JVM refuses two collectors. */
    @Test
    void aCollectorOfTheUserIsTheOnlyOne() throws Exception {
        for (Path launcher : launchers) {
            assertThat(lines(launcher, "-Xmx1g -XX:+UseZGC", "sweep", "a.yaml").stream()
                            .filter(line -> line.matches("-XX:\\+Use\\w+GC")))
                    .containsExactly("-XX:+UseZGC");
        }
    }

    /** Beyond these the launchers have only what belongs to their archives of classes. */
    @ParameterizedTest
    @CsvSource({"17.0.2", "25"})
    void bothStartTheSameJvm(String version) throws Exception {
        javaVersion(version);
        Set<String> tree = found(OPTION, lines(launchers.get(0), "", "run", "a.yaml"));
        Set<String> installed = found(OPTION, lines(launchers.get(1), "", "run", "a.yaml"));
        assertThat(installed)
                .isEqualTo(tree)
                .hasSizeGreaterThan(5)
                .contains("-XX:+UseCountedLoopSafepoints", "-XX:LoopStripMiningIter=1000");
        assertThat(installed.contains("--enable-native-access=ALL-UNNAMED")).isEqualTo(version.equals("25"));
    }

    /** The launcher of the tree archives classes by itself. */
    @Test
    void theHelpTellsWhichLauncherArchivesClasses() throws Exception {
        String property = "-D" + LauncherHelp.ARCHIVES + "=true";
        assertThat(lines(launchers.get(0), "", "--help")).doesNotContain(property);
        assertThat(lines(launchers.get(1), "", "--help")).contains(property);
        assertThat(WINDOWS).content().doesNotContain(property);
    }

    /**
     * The launcher of the tree archives classes before it starts, the other one on request. They call Java with the same arguments
     * for that, but for the places of files.
     */
    @ParameterizedTest
    @CsvSource({"17.0.2, 2", "25, 1"})
    void bothArchiveTheSameClasses(String version, int calls) throws Exception {
        javaVersion(version);
        List<String> tree = archiveCalls(launchers.get(0), "list");
        List<String> installed = archiveCalls(launchers.get(1), "--archive-classes");
        assertThat(tree.subList(0, tree.lastIndexOf("call"))).isEqualTo(installed);
        assertThat(installed.stream().filter("call"::equals)).hasSize(calls);
        assertThat(installed)
                .containsOnlyOnce(version.equals("25") ? "-XX:AOTCacheOutput=FILE" : "-XX:SharedArchiveFile=FILE")
                .containsAnyOf("HOME/src-test-data", "HOME/src-test-data/scenarios/quickstart.yaml");
    }

    /** Returns what each call of Java was given: options by the environment, and arguments without those of the installation. */
    private List<String> archiveCalls(Path launcher, String argument) throws Exception {
        Path calls = directory.resolve("calls");
        Files.deleteIfExists(calls);
        Files.writeString(
                java.resolve("java"),
                "#!/bin/sh\nprintf '%s\\n' call \"${JAVA_TOOL_OPTIONS-none}\" \"${JDK_JAVA_OPTIONS-none}\" \"$@\" >>'"
                        + calls + "'\n");
        lines(launcher, Map.of("JAVA_TOOL_OPTIONS", "-XX:+UseZGC", "JDK_JAVA_OPTIONS", "-Xmx1g"), argument);
        String home = directory
                .resolve(launcher.startsWith(directory.resolve("tree")) ? "tree" : "an installation")
                .toString();
        return Files.readAllLines(calls).stream()
                .filter(line -> !line.startsWith("-Dspindle."))
                .map(line -> line.replace(home + "/sim-cli/target/spindle.jar", "HOME/spindle.jar")
                        .replace(home + "/src-test-data", "HOME/src-test-data")
                        .replace(home + "/spindle.jar", "HOME/spindle.jar")
                        .replaceFirst("(^|=)/.*", "$1FILE"))
                .toList();
    }

    @Test
    void anOldJavaIsRefused() throws Exception {
        javaVersion("11.0.2");
        for (Path launcher : launchers) {
            assertThat(lines(launcher, "", "--version"))
                    .singleElement()
                    .asString()
                    .contains("is Java 11.0.2: install a");
        }
    }

    /** The script for Windows is not run: its text has the options of the other one, but for those of Linux. */
    @Test
    void theScriptForWindowsHasTheSameOptions() throws Exception {
        Pattern all = Pattern.compile(OPTION.pattern() + "|-XX:TieredStopAtLevel=1");
        Set<String> installed = found(all, Files.readAllLines(INSTALLED));
        assertThat(installed.remove("-XX:+UseTransparentHugePages")).isTrue();
        assertThat(found(all, Files.readAllLines(WINDOWS))).isEqualTo(installed);
        assertThat(WINDOWS)
                .content()
                .contains("in (list describe config) do", "in (reproduce sweep) do", "-XX:+UseSerialGC", "%JAVA_OPTS%")
                .contains("(error warn info debug trace)");
    }

    /** Simulations in tests and on Spark are compiled as those of the launchers are. */
    @Test
    void whoeverSimulatesCompilesAlike() throws Exception {
        Set<String> options = found(COMPILATION, Files.readAllLines(INSTALLED));
        assertThat(options).hasSize(5);
        for (String file : List.of(
                "spindle",
                "sim-cli/dist/src/main/bin/spindle.cmd",
                "sim-cli/src/main/java/org/spindle/cli/spark/SparkProperties.java",
                "pom.xml")) {
            assertThat(found(COMPILATION, Files.readAllLines(Project.ROOT.resolve(file))))
                    .as(file)
                    .isEqualTo(options);
        }
    }
}
