package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A third party's plugin, from its source tree to the result of a run; and plugins that fail. */
class PluginRunTest {

    private static final String SCHEDULER = "java/org/example/nearest/NearestFirst.java";
    private static final String DESCRIPTOR = "resources/META-INF/spindle-plugin.properties";
    private static final String SELECT = "boolean wantsOldest";

    @TempDir
    private Path directory;

    private Transcript transcript;
    private SourceTree example;
    private Path scenario;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
        example = SourceTree.exampleIn(directory.resolve("source"));
        scenario = transcript.file(
                "scenario.yaml",
                Text.SMALL
                        .replace("fcfs", "{type: example.nearest-first, oldestEvery: 8}")
                        .replace("rate: 20", "rate: 60"));
    }

    private Path jar() throws IOException {
        return example.jar(directory.resolve("example.jar"));
    }

    private JsonNode result() throws IOException {
        return new JsonMapper().readTree(Files.readString(transcript.out().resolve("result.json")));
    }

    private void fails(String title) throws IOException {
        transcript.fails(3, title, "run", scenario, "--plugin", jar(), "--out", transcript.out());
    }

    @Test
    void runsFromAJar() throws IOException {
        Cli cli = Cli.spindle("run", scenario, "--plugin", jar(), "--out", transcript.out());

        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(result().at("/run/requestsCompleted").asInt()).isEqualTo(200);
        assertThat(result().at("/plugins/0/id").asString()).isEqualTo("nearest-first");
        assertThat(result().at("/plugins/0/version").asString()).isEqualTo("1.0");
    }

    @Test
    void runsFromThePluginDirectory() throws IOException {
        Path plugins = directory.resolve("plugins");
        example.jar(plugins.resolve("nearest-first/any-name.jar"));

        Cli cli = Cli.spindle("run", scenario, "--plugin-dir", plugins, "--out", transcript.out());

        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).isZero();
        assertThat(result().at("/plugins/0/id").asString()).isEqualTo("nearest-first");
    }

    /** Without the rule of the oldest request it equals the built-in SSTF. */
    @Test
    void schedulesAsItSays() throws IOException {
        Path jar = jar();
        Path theirs = directory.resolve("theirs");
        Cli.spindle("run", scenario, "--plugin", jar, "--set", "driver.scheduler.oldestEvery=0", "--out", theirs);
        Path ours = directory.resolve("ours");
        Cli.spindle("run", scenario, "--set", "driver.scheduler=sstf", "--out", ours);

        assertThat(theirs.resolve("summary.csv")).hasSameTextualContentAs(ours.resolve("summary.csv"));
    }

    @Test
    void isListedAndDescribedWithItsId() throws IOException {
        Path jar = jar();

        assertThat(Cli.spindle("list", "--plugin", jar).out())
                .contains("example.nearest-first")
                .contains("(plugin nearest-first)")
                .contains("The scheduler example.nearest-first   (version 1.0)");
        assertThat(Cli.spindle("describe", "scheduler", "example.nearest-first", "--plugin", jar)
                        .out())
                .contains("oldestEvery")
                .contains("Every so many requests, the oldest is served whatever its distance; 0 for never.")
                .contains("a whole number, default 0, at least 0");
    }

    @Test
    void itsKeysAreCheckedLikeOurs() throws IOException {
        transcript.fails(
                2,
                "key of a plugin",
                "run",
                scenario,
                "--plugin",
                jar(),
                "--set",
                "driver.scheduler.oldestEvery=-1",
                "--out",
                transcript.out());
        transcript.fails(2, "plugin not loaded", "run", scenario, "--out", transcript.out());
        transcript.matches("plugin-keys.txt");
    }

    @Test
    void pluginsThatCannotBeLoaded() throws IOException {
        Path absent = directory.resolve("absent.jar");
        transcript.fails(3, "absent", "list", "--plugin", absent);
        transcript.fails(3, "a directory", "list", "--plugin", directory);
        transcript.fails(3, "not among them", "list", "--plugins", "nearest-first");
        transcript.fails(
                3, "corrupt", "list", "--plugin", transcript.file("corrupt.jar", "PK\u0003\u0004 and no more"));
        Path whole = jar();
        byte[] bytes = Files.readAllBytes(whole);
        Path cut = directory.resolve("cut.jar");
        Files.write(cut, java.util.Arrays.copyOf(bytes, bytes.length / 2));
        transcript.fails(3, "cut off", "list", "--plugin", cut);
        transcript.fails(
                3, "twice", "list", "--plugin", whole, "--plugin", Files.copy(whole, directory.resolve("b.jar")));
        Files.delete(whole);
        Path unreadable = Files.createDirectory(directory.resolve("unreadable.jar"));
        transcript.fails(3, "unreadable", "list", "--plugin", unreadable);
        transcript.matches("plugin-jars.txt");
    }

    @Test
    void forANewerSpi() throws IOException {
        example.with(DESCRIPTOR, "spi=1.0", "spi=1.1");
        fails("newer minor");
        example.with(DESCRIPTOR, "spi=1.1", "spi=2.0");
        fails("newer major");
        transcript.matches("plugin-spi.txt");
    }

    @Test
    void failsWhileItRuns() throws IOException {
        example.with(SCHEDULER, SELECT, """
                if (taken == 50) {
                    throw new IllegalStateException("lost my way");
                }
                """ + SELECT);
        fails("throws");
        example.with(SCHEDULER, "throw new IllegalStateException(\"lost my way\");", "select(eligibility);");
        fails("calls itself without end");
        example.with(SCHEDULER, "select(eligibility);", "waiting.get(-1).sector();");
        fails("index, in code of the JDK");
        example.with(SCHEDULER, "waiting.get(-1).sector();", "throw new NoSuchMethodError(\"Request.colour()\");");
        fails("a method that is not there");
        transcript.matches("plugin-failures.txt");
    }

    /** Messages to users have no stack trace; {@code --debug} prints it. */
    @Test
    void debugShowsWhereItFailed() throws IOException {
        example.with(SCHEDULER, SELECT, "if (taken == 50) { throw new IllegalStateException(\"lost\"); }\n" + SELECT);

        Cli cli = Cli.spindle("run", scenario, "--plugin", jar(), "--out", transcript.out(), "--debug");

        assertThat(cli.exit()).isEqualTo(3);
        assertThat(cli.err()).contains("NearestFirst.select(NearestFirst.java:");
    }

    @Test
    @Timeout(60)
    void neverChoosesARequest() throws IOException {
        example.with(SCHEDULER, "return chosen;", "return null;");

        Cli cli = Cli.spindle("run", scenario, "--plugin", jar(), "--out", transcript.out());

        assertThat(result().at("/run/requestsCompleted").asInt()).isZero();
        assertThat(cli.out()).contains("200 requests were never completed");
        assertThat(cli.err())
                .startsWith("error: 200 requests were never completed")
                .contains("lost by the queue in front of device 'disk0'");
        assertThat(cli.exit()).isEqualTo(1);
    }

    /** Violations of the contract of {@code RequestScheduler} are reported: a request served twice would make results wrong. */
    @Test
    void breaksTheContractOfSchedulers() throws IOException {
        example.with(SCHEDULER, "waiting.remove(request);", "");
        fails("keeps requests that were taken");
        example.with(SCHEDULER, "return waiting.size();", "return waiting.size() - (int) taken;");
        fails("chooses them again");
        example.with(SCHEDULER, "return chosen;", """
                return null;
                    }

                    @Override
                    public long idleUntil() {
                        return 0;
                """);
        fails("asks to be asked again at once");
        example.with(SCHEDULER, "idleUntil() {", """
                idleUntil() {
                        return NEVER;
                    }

                    @Override
                    public int admissionLimit(Request request, int pool) {
                """);
        transcript.fails(
                3,
                "lets nobody in",
                "run",
                scenario,
                "--plugin",
                jar(),
                "--set",
                "driver.type=linux",
                "--out",
                transcript.out());
        transcript.matches("plugin-contract.txt");
    }
}
