package org.spindle.cli;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.cli.wiring.BuildNumber;

/** The {@code spindle} script as a process, in a separate tree that looks built: its jar only names the class path. */
@Tag("process")
@DisabledOnOs(OS.WINDOWS)
@Timeout(120)
class LauncherTest {

    @TempDir
    private Path directory;

    private Path script;
    private Path elsewhere;

    @BeforeEach
    void makeTree() throws IOException {
        script = BuiltTree.make(directory.resolve("tree"));
        Files.createFile(Files.createDirectories(directory.resolve("tree/target/spindle"))
                .resolve("built"));
        elsewhere = Files.createDirectory(directory.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("scenario.yaml"), Text.SMALL);
    }

    /** With this JVM, from a directory that is not the tree's. */
    private ProcessBuilder spindle(String... arguments) {
        ProcessBuilder process =
                new ProcessBuilder(Stream.concat(Stream.of(script.toString()), Arrays.stream(arguments))
                        .toList());
        process.directory(elsewhere.toFile());
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        process.environment().keySet().removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        return process;
    }

    /** Leaves an empty archive of classes, which the launcher keeps for a JVM that makes none: making one takes seconds. */
    private void withoutArchive() throws IOException {
        Path tree = script.toRealPath().getParent();
        String archive = System.getProperty("java.home").substring(1).replace('/', '-') + "-"
                + System.getProperty("java.version") + (Runtime.version().feature() < 25 ? ".jsa" : ".aot");
        Files.writeString(
                tree.resolve("target/spindle").resolve(archive + ".of"),
                tree.resolve("sim-cli/target/spindle.jar") + "\n");
        Files.createFile(tree.resolve("target/spindle").resolve(archive));
    }

    private Cli run(ProcessBuilder process) throws IOException, InterruptedException {
        Path out = directory.resolve("stdout");
        Path err = directory.resolve("stderr");
        int exit = process.redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Cli(exit, Files.readString(out), Files.readString(err));
    }

    private List<String> leftElsewhere() throws IOException {
        try (Stream<Path> files = Files.list(elsewhere)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void tellsItsVersion() throws Exception {
        assertThat(run(spindle("--version"))).isEqualTo(new Cli(0, "spindle " + BuildNumber.get() + "\n", ""));
    }

    @Test
    void takesPathsFromWhereItIsCalledAlsoThroughALink() throws Exception {
        withoutArchive();
        Path link = Files.createSymbolicLink(elsewhere.resolve("link"), script);
        script = link;

        Cli cli = run(spindle("run", "scenario.yaml"));

        assertThat(cli.err()).isEmpty();
        assertThat(cli.out()).endsWith("report: results/scenario/report.html\n");
        assertThat(cli.exit()).isZero();
        assertThat(elsewhere.resolve("results/scenario/result.json")).exists();
    }

    @Test
    void passesTheExitCodeOn() throws Exception {
        withoutArchive();
        Cli cli = run(spindle("run", "absent.yaml"));

        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("at absent.yaml").contains("looked for " + elsewhere.resolve("absent.yaml"));
    }

    @Test
    void refusesAHomeWithoutJava() throws Exception {
        ProcessBuilder process = spindle("--version");
        process.environment().put("JAVA_HOME", elsewhere.toString());

        assertThat(run(process))
                .isEqualTo(new Cli(
                        69,
                        "",
                        "spindle: JAVA_HOME is " + elsewhere
                                + ", which has no bin/java: point it at a JDK 17 or newer\n"));
    }

    @Test
    void refusesAnOldJava() throws Exception {
        Path home = directory.resolve("jdk-11");
        Path java =
                Files.createFile(Files.createDirectories(home.resolve("bin")).resolve("java"));
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"Somebody\"\nJAVA_VERSION=\"11.0.2\"\n");
        ProcessBuilder process = spindle("--version");
        process.environment().put("JAVA_HOME", home.toString());

        assertThat(run(process))
                .isEqualTo(new Cli(
                        69,
                        "",
                        "spindle: " + home + " is Java 11.0.2: install a JDK 17 or newer and point JAVA_HOME at it\n"));
    }

    /** In a tree that cannot be written to, as the XDG Base Directory Specification says. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void keepsItsArchiveInTheCacheOfTheUserIfTheTreeIsReadOnly() throws Exception {
        Path tree = script.getParent();
        String readOnly = "mount --bind %1$s %1$s && mount -o remount,bind,ro %1$s".formatted(tree);
        assumeTrue(run(inNamespace(readOnly)).exit() == 0, "no mount namespace here");
        Path cache = directory.resolve("cache");
        Path home = Files.createDirectory(directory.resolve("home"));
        String below = "spindle/" + tree.toString().substring(1).replace('/', '-');

        ProcessBuilder process = inNamespace(readOnly + " && exec " + script + " --version");
        process.environment().put("HOME", home.toString());
        process.environment().put("XDG_CACHE_HOME", cache.toString());
        assertThat(run(process)).isEqualTo(new Cli(0, "spindle " + BuildNumber.get() + "\n", ""));
        assertThat(archives(cache.resolve(below))).isNotEmpty();
        assertThat(home).isEmptyDirectory();

        process.environment().remove("XDG_CACHE_HOME");
        assertThat(run(process).exit()).isZero();
        assertThat(archives(home.resolve(".cache").resolve(below))).isNotEmpty();
        assertThat(archives(tree.resolve("target/spindle"))).isEmpty();
    }

    private ProcessBuilder inNamespace(String commands) {
        ProcessBuilder process = spindle();
        return process.command("unshare", "--map-root-user", "--mount", "sh", "-c", commands);
    }

    private static List<Path> archives(Path cache) throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            return files.filter(file -> file.toString().matches(".*\\.(jsa|aot)"))
                    .toList();
        }
    }

    /** ResultDirectory: a process that ends before the commit, also by an interrupt, leaves the target unchanged. */
    @Test
    void leavesNothingBehindWhenItIsTerminated() throws Exception {
        withoutArchive();
        ProcessBuilder builder = spindle(
                "run",
                "scenario.yaml",
                "--out",
                "out",
                "--set",
                "workload.requests=1000000000",
                "--set",
                "output.requests=csv");
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
        try (WatchService watch = elsewhere.getFileSystem().newWatchService()) {
            elsewhere.register(watch, ENTRY_CREATE);
            Process process = builder.start();
            try {
                while (!leftElsewhere().contains(".out.partial")) {
                    WatchKey begun = watch.poll(60, TimeUnit.SECONDS);
                    assertThat(begun).as("a partial result appears").isNotNull();
                    begun.pollEvents();
                    begun.reset();
                }
                process.destroy();
                assertThat(process.waitFor()).as("128 + SIGTERM").isEqualTo(143);
            } finally {
                process.destroyForcibly();
            }
        }
        assertThat(leftElsewhere()).containsExactly("scenario.yaml");
    }
}
