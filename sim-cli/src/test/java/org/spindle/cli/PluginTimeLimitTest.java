package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code --timeout-plugin} limits calls wherever they are made, not only decisions during a run. */
@Timeout(120)
class PluginTimeLimitTest {

    private static final String ENDLESS = "while (!Thread.currentThread().isInterrupted()) { Thread.onSpinWait(); }\n";

    @TempDir
    private Path directory;

    private Path project;

    /** Builds the project with a text of one of its files replaced, and runs a command with it. */
    private Cli spindle(String file, String text, String by, Object... arguments) throws IOException {
        Path jar = new SourceTree(project)
                .with("java/acme/x/" + file + ".java", text, by)
                .jar(directory.resolve("x.jar"));
        Object[] all = new Object[arguments.length + 4];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        Object[] options = {"--plugin", jar, "--timeout-plugin", "500 ms"};
        System.arraycopy(options, 0, all, arguments.length, options.length);
        return Cli.spindle(all);
    }

    private Path project(String kind) {
        project = directory.resolve("project");
        assertThat(Cli.spindle("plugin", "new", "--kind", kind, "--name", "acme.x", project)
                        .exit())
                .isZero();
        return project;
    }

    private static void requireBlame(Cli run, String call) {
        assertThat(run.err())
                .contains(
                        "plugin 'acme-x' 1.0 failed to return from acme.x." + call + " within 0.5 s",
                        "report it to its author, or raise --timeout-plugin");
        assertThat(run.exit()).isEqualTo(3);
    }

    @Test
    void theConstructorOfKeys() throws IOException {
        Path scenario = project("observer").resolve("scenario.yaml");
        requireBlame(
                spindle(
                        "AcmeXConfig",
                        "Time limit) {}",
                        "Time limit) {\npublic AcmeXConfig {\n" + ENDLESS + "}\n}\n",
                        "run",
                        scenario,
                        "--out",
                        directory.resolve("out")),
                "AcmeXConfig.<init>");
    }

    @Test
    void theBeginningOfAnObserver() throws IOException {
        Path scenario = project("observer").resolve("scenario.yaml");
        requireBlame(
                spindle(
                        "AcmeX",
                        "    @Override\n    public void completed",
                        "    @Override\n    public void begin(org.spindle.spi.request.RequestSchema schema,"
                                + " java.util.List<String> units) {\n" + ENDLESS
                                + "}\n    @Override\n    public void completed",
                        "run",
                        scenario,
                        "--out",
                        directory.resolve("out")),
                "AcmeX.begin");
    }

    @Test
    void aDecisionInTheCacheLaboratory() throws IOException {
        project("replacement");
        Path trace = Project.ROOT.resolve("sim-cli/src/it/strangers/ageing-distance/arrivals.spc");
        requireBlame(
                spindle(
                        "AcmeX",
                        "Operation operation, long nextAccess) {",
                        "Operation operation, long nextAccess) {\n" + ENDLESS,
                        "cache",
                        trace,
                        "--policy",
                        "lru,acme.x",
                        "--size",
                        "50%"),
                "AcmeX.inserted");
    }

    @Test
    void theReaderOfATraceOutsideARun() throws IOException {
        Path trace = project("trace-format").resolve("sample.trace");
        requireBlame(
                spindle(
                        "AcmeX",
                        "            String line = line();",
                        "            String line = line();\nif (lines.getLineNumber() > 3) {\n" + ENDLESS + "}\n",
                        "trace",
                        "characterize",
                        trace),
                "AcmeX$Reader.next");
    }

    /** The lock of standard error, which printing the message by {@link System#err} would wait for. */
    @Test
    void aCallThatHoldsTheLockOfStandardError() throws IOException, InterruptedException {
        Path scenario = project("scheduler").resolve("scenario.yaml");
        String select = "        Request best = null;\n";
        Path jar = new SourceTree(project)
                .with(
                        "java/acme/x/AcmeX.java",
                        select,
                        "synchronized (System.err) {\nwhile (size() >= 0) { Thread.onSpinWait(); }\n}\n" + select)
                .jar(directory.resolve("x.jar"));
        Path err = directory.resolve("err");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "run",
                        scenario.toString(),
                        "--plugin",
                        jar.toString(),
                        "--timeout-plugin",
                        "500 ms",
                        "--out",
                        directory.resolve("out").toString())
                .redirectError(err.toFile())
                .redirectOutput(directory.resolve("table").toFile())
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(Files.readString(err)).contains("failed to return from acme.x.AcmeX.select within 0.5 s");
            assertThat(process.exitValue()).isEqualTo(3);
        } finally {
            process.destroyForcibly();
        }
    }
}
