package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.plugin.PluginException;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.Plugins;
import org.spindle.policies.scheduler.arrival.FcfsConfig;
import org.spindle.spi.Component;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Failures of a plugin during a run are reported with plugin, version, call and remedy, and end with exit code 3. */
class PluginFailureTest {

    private static final String SELECT = "        Request best = null;\n";
    private static final String FOR_EVER = "while (!Thread.currentThread().isInterrupted()) { Thread.onSpinWait(); }\n";

    @TempDir
    private Path directory;

    /** Runs the project of a kind with one text of its component replaced. */
    private Cli runWith(String kind, String text, String by, String... options) throws IOException {
        Path project = directory.resolve("project");
        Cli.spindle("plugin", "new", "--kind", kind, "--name", "acme.x", project);
        Path jar =
                new SourceTree(project).with("java/acme/x/AcmeX.java", text, by).jar(directory.resolve("x.jar"));
        Object[] arguments = new Object[options.length + 6];
        Object[] fixed = {"run", project.resolve("scenario.yaml"), "--plugin", jar, "--out", directory.resolve("out")};
        System.arraycopy(fixed, 0, arguments, 0, fixed.length);
        System.arraycopy(options, 0, arguments, fixed.length, options.length);
        return Cli.spindle(arguments);
    }

    private void requireBlame(Cli run, String... words) {
        assertThat(run.err()).contains("plugin 'acme-x' 1.0").contains(words).contains("x.jar");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(directory.resolve("out")).doesNotExist();
    }

    @Test
    void anExceptionInADecision() throws IOException {
        requireBlame(
                runWith(
                        "scheduler",
                        SELECT,
                        SELECT + "if (size() > 0) { throw new IllegalStateException(\"lost\"); }\n"),
                "failed to run, in acme.x.AcmeX.select: java.lang.IllegalStateException: lost",
                "this is a defect of the plugin: report it to its author");
    }

    /** Of a class that nothing catches by name, and one whose own message cannot be had. */
    @Test
    void anErrorOfAnyClass() throws IOException {
        requireBlame(
                runWith("scheduler", SELECT, SELECT + "if (size() > 0) { throw new InternalError(\"odd\"); }\n"),
                "failed to run, in acme.x.AcmeX.select: java.lang.InternalError: odd",
                "this is a defect of the plugin: report it to its author");
    }

    @Test
    void anExceptionWhoseMessageFails() throws IOException {
        requireBlame(
                runWith("scheduler", SELECT, SELECT + """
                        if (size() > 0) {
                            throw new IllegalStateException() {
                                @Override
                                public String getMessage() {
                                    throw new IllegalArgumentException("again");
                                }
                            };
                        }
                        """), "failed to run, in acme.x.AcmeX.select: acme.x.AcmeX$1");
    }

    /** As compilers of other languages permit. */
    @Test
    void aCheckedExceptionThatIsNotDeclared() throws IOException {
        requireBlame(
                runWith("scheduler", SELECT, SELECT + """
                        if (size() > 0) {
                            AcmeX.<RuntimeException>fail(new java.io.IOException("gone"));
                        }
                        if (size() < 0) {
                            return null;
                        }
                        return first();
                    }

                    private static <E extends Exception> void fail(Exception checked) throws E {
                        throw (E) checked;
                    }

                    private @Nullable Request first() {
                        Eligibility eligibility = Eligibility.ALL;
                        Request best = null;
                    """),
                "java.io.IOException: gone",
                "this is a defect of the plugin: report it to its author");
    }

    @Test
    void aStaticInitializer() throws IOException {
        requireBlame(
                runWith(
                        "scheduler",
                        "    private final boolean lowestFirst;",
                        "static final int TEN = Integer.parseInt(\"ten\");\n    private final boolean lowestFirst;"),
                "failed to make the scheduler 'acme.x': java.lang.NumberFormatException: For input string: \"ten\","
                        + " in a static initializer",
                "this is a defect of the plugin: report it to its author");
    }

    @Test
    void anEndlessLoopInADecision() throws IOException {
        requireBlame(
                runWith("scheduler", SELECT, SELECT + FOR_EVER, "--timeout-plugin", "500 ms"),
                "failed to return from acme.x.AcmeX.select within 0.5 s, at acme.x.AcmeX.select:",
                "report it to its author, or raise --timeout-plugin");
        requireNothingLeft();
    }

    private void requireNothingLeft() throws IOException {
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left)
                    .as("the run that was given up takes back what it had begun to write")
                    .containsExactlyInAnyOrder(directory.resolve("project"), directory.resolve("x.jar"));
        }
    }

    @Test
    void anEndlessLoopInAConstructor() throws IOException {
        requireBlame(
                runWith(
                        "scheduler",
                        "        lowestFirst = config",
                        FOR_EVER + " lowestFirst = config",
                        "--timeout-plugin",
                        "500 ms"),
                "failed to make the scheduler 'acme.x' within 0.5 s");
    }

    /** Runs a device that registers a note for the end of the run. */
    private Cli runWithNote(String note, String... options) throws IOException {
        String last = "        serviceNanos = config.service().nanos();\n";
        return runWith("device", last, last + "context.noteAtEnd(() -> {\n" + note + "});\n", options);
    }

    @Test
    void anExceptionInANoteAtTheEnd() throws IOException {
        requireBlame(
                runWithNote("if (sectors > 0) { throw new IllegalStateException(\"lost\"); }\nreturn null;\n"),
                "failed to run, in acme.x.AcmeX.lambda$new$0: java.lang.IllegalStateException: lost",
                "this is a defect of the plugin: report it to its author");
        requireNothingLeft();
    }

    @Test
    void anEndlessLoopInANoteAtTheEnd() throws IOException {
        requireBlame(
                runWithNote(FOR_EVER + "return null;\n", "--timeout-plugin", "500 ms"),
                "failed to return from acme.x.AcmeX.lambda$new$0 within 0.5 s, at acme.x.AcmeX.lambda$new$0:",
                "report it to its author, or raise --timeout-plugin");
        requireNothingLeft();
    }

    /** No method of the plugin is being executed, and the name of the lambda's class differs from run to run. */
    @Test
    void anEndlessWaitInANoteAtTheEnd() throws IOException {
        String last = "        serviceNanos = config.service().nanos();\n";
        requireBlame(
                runWith(
                        "device",
                        last,
                        last + "context.noteAtEnd(new java.util.concurrent.CompletableFuture<String>()::join);\n",
                        "--timeout-plugin",
                        "500 ms"),
                "failed to return from a lambda of acme.x.AcmeX within 0.5 s\n",
                "report it to its author, or raise --timeout-plugin");
    }

    @Test
    void moreMemoryThanThereIs() throws IOException {
        requireBlame(
                runWith("scheduler", SELECT, SELECT + "long[] all = new long[Integer.MAX_VALUE];\n"),
                "in acme.x.AcmeX.select: java.lang.OutOfMemoryError",
                "give the JVM more with JAVA_OPTS=-Xmx4g");
    }

    @Test
    void nullInsteadOfAReader() throws IOException {
        requireBlame(
                runWith(
                        "trace-format",
                        "        reader.line();\n        return reader;",
                        "        reader.line();\n        return null;"),
                "failed to run: org.spindle.spi.trace.TraceFormat.open returned null",
                "this is a defect of the plugin: report it to its author");
    }

    /** As a refusal in a scenario is: the user has to choose something else. */
    @Test
    void aRefusalInTheCacheLaboratoryIsNoFailure() throws IOException {
        Path project = directory.resolve("project");
        Cli.spindle("plugin", "new", "--kind", "replacement", "--name", "acme.x", project);
        Path jar = new SourceTree(project)
                .with(
                        "java/acme/x/AcmeX.java",
                        "    @Override\n    public void inserted",
                        "    AcmeX() {\nthrow new IllegalArgumentException(\"needs 7 lines; choose a larger cache\");\n}\n"
                                + "    @Override\n    public void inserted")
                .jar(directory.resolve("x.jar"));
        Path trace = Project.ROOT.resolve("sim-cli/src/it/strangers/ageing-distance/arrivals.spc");
        Cli refused = Cli.spindle("cache", trace, "--policy", "acme.x", "--size", "50%", "--plugin", jar);
        assertThat(refused.err())
                .contains("needs 7 lines; choose a larger cache")
                .doesNotContain("defect");
        assertThat(refused.exit()).isEqualTo(2);
    }

    @Test
    void aRequestThatIsNotWaiting() throws IOException {
        requireBlame(
                runWith("scheduler", "        return best;", "        return best == null ? null : new Request();"),
                "breaks the contract of schedulers",
                "it chose a request that is not waiting");
    }

    /**
     * Built-in schedulers are checked like those of plugins: here the device withdraws its statement that the selected request is
     * eligible.
     */
    @Test
    void builtInSchedulersAreWatchedAsOthersAre() {
        RequestScheduler scheduler = Plugins.load(PluginOptions.NONE)
                .make(
                        SchedulerFactory.KIND,
                        Component.of("fcfs", new FcfsConfig()),
                        TestSchedulerContext.ofSectors(100));
        scheduler.add(new Request().reset(0, 0, Operation.READ, 8, 8));
        AtomicInteger asked = new AtomicInteger();
        assertThatThrownBy(() -> scheduler.select(request -> asked.getAndIncrement() == 0))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining(
                        "breaks the contract of schedulers with 'fcfs': it chose a request that is not eligible");
    }

    @Test
    void aLimitThatIsNoTime() {
        Cli refused = Cli.spindle("list", "--timeout-plugin", "soon");
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("--timeout-plugin");
    }

    /** A plugin that fails its contract, one that cannot be configured, and one whose call never returns. */
    @Test
    void aCheckSaysWhatIsBroken() throws IOException {
        Path project = directory.resolve("project");
        Cli.spindle("plugin", "new", "--kind", "device", "--name", "acme.x", project);
        SourceTree tree = new SourceTree(project);
        Path jar = tree.with(
                        "java/acme/x/AcmeX.java",
                        "        context.bus().release();\n        current = request;",
                        "        current = request;")
                .jar(directory.resolve("x.jar"));
        Cli broken = Cli.spindle("plugin", "check", jar);
        assertThat(broken.exit()).isEqualTo(4);
        assertThat(broken.out())
                .contains(
                        "device acme.x: broken", "does not hold: serves every request once", "0 of 1 types are sound");
        assertThat(Cli.spindle("plugin", "check", "--json", jar).out()).contains("\"verdict\" : \"broken\"");

        Files.delete(project.resolve("src/main/resources/META-INF/spindle-check/device/acme.x.yaml"));
        Cli unchecked = Cli.spindle("plugin", "check", tree.jar(directory.resolve("y.jar")));
        assertThat(unchecked.exit()).isEqualTo(4);
        assertThat(unchecked.out())
                .contains(
                        "device acme.x: not checked",
                        "add META-INF/spindle-check/device/acme.x.yaml to the jar",
                        "missing key 'capacity'");

        tree.with("java/acme/x/AcmeX.java", "        return 1;", FOR_EVER + " return 1;");
        Path resource = project.resolve("src/main/resources/META-INF/spindle-check/device/acme.x.yaml");
        Files.writeString(resource, "capacity: 1 GiB\n");
        Cli endless =
                Cli.spindle("plugin", "check", tree.jar(directory.resolve("z.jar")), "--timeout-plugin", "500 ms");
        assertThat(endless.exit()).isEqualTo(4);
        assertThat(endless.out())
                .contains("does not hold: returns from every call", "acme.x.AcmeX.queueDepth within 0.5 s");
    }

    @Test
    void aCheckSaysWhichKeysAreNotDocumented() throws IOException {
        Path project = directory.resolve("project");
        Cli.spindle("plugin", "new", "--kind", "device", "--name", "acme.x", project);
        SourceTree tree = new SourceTree(project);
        assertThat(Cli.spindle("plugin", "check", tree.jar(directory.resolve("x.jar")))
                        .exit())
                .isZero();

        tree.with("java/acme/x/AcmeXConfig.java", "@Doc(\"Time for each request.\") ", "");
        Cli checked = Cli.spindle("plugin", "check", tree.jar(directory.resolve("y.jar")));
        assertThat(checked.exit()).isEqualTo(4);
        assertThat(checked.out())
                .contains(
                        "device acme.x: broken",
                        "does not hold: has documented keys with valid defaults and models",
                        "acme.x.AcmeXConfig.service has no @Doc");
    }
}
