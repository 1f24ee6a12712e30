package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.plugin.Kinds;
import org.spindle.spi.Kind;
import org.spindle.spi.SpindlePlugin;
import org.spindle.testkit.contract.ContractRun;

/** A project written by {@code spindle plugin new} compiles, satisfies its contract, and runs without edits. */
class PluginProjectTest {

    @TempDir
    private Path directory;

    private static List<String> kinds() {
        return Kinds.ALL.stream().map(Kind::name).toList();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void compilesPassesItsTestsIsSoundAndRuns(String kind) throws Exception {
        Path project = directory.resolve("project");
        Cli made = Cli.spindle("plugin", "new", "--kind", kind, "--name", "acme.own-one", project);
        assertThat(made.err()).isEmpty();
        assertThat(made.exit()).isZero();
        Path jar = new SourceTree(project).jar(directory.resolve("own.jar"));

        assertThat(testVerdicts(project, "acme.ownone.AcmeOwnOneTest"))
                .as("its contract test")
                .isNotEmpty()
                .allSatisfy(verdict ->
                        assertThat(verdict.failure()).as(verdict.statement()).isNull());

        Cli checked = Cli.spindle("plugin", "check", jar);
        assertThat(checked.out())
                .contains("acme-own-one 1.0", kind + " acme.own-one: sound", "1 of 1 types are sound")
                .doesNotContain("@");
        assertThat(checked.exit()).isZero();

        Cli listed = Cli.spindle("list", kind, "--plugin", jar);
        assertThat(listed.out()).containsPattern("(?m)^  acme.own-one .*\\(plugin acme-own-one\\)$");

        Cli run = Cli.spindle(
                "run", project.resolve("scenario.yaml"), "--plugin", jar, "--out", directory.resolve("out"));
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        if (kind.equals("report-section")) {
            assertThat(directory.resolve("out/report.html")).content().contains("Where the time goes");
        } else if (kind.equals("analysis")) {
            Path trace = Project.ROOT.resolve("sim-cli/src/it/strangers/ageing-distance/arrivals.spc");
            Cli found = Cli.spindle("trace", "characterize", trace, "--only", "acme.own-one", "--plugin", jar);
            assertThat(found.out()).contains("large-requests");
        } else {
            assertThat(Files.readString(project.resolve("scenario.yaml")))
                    .contains(kind.equals("trace-format") ? "sample.trace" : "acme.own-one");
        }
    }

    /** Compiles the test against the artifacts that the project's POM names, and runs it as JUnit would. */
    private List<ContractRun.Verdict> testVerdicts(Path project, String test) throws Exception {
        Path classes = Files.createDirectories(project.resolve("test-classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        String path = Stream.concat(
                        Stream.of(project.resolve("classes").toString()),
                        Stream.of(
                                        SpindlePlugin.class,
                                        NullMarked.class,
                                        ContractRun.class,
                                        Test.class,
                                        org.assertj.core.api.Assertions.class)
                                .map(PluginProjectTest::home))
                .collect(Collectors.joining(File.pathSeparator));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> sources = Files.walk(project.resolve("src/test/java"))) {
            List<Path> units =
                    sources.filter(file -> file.toString().endsWith(".java")).toList();
            boolean compiled = compiler.getTask(
                            messages,
                            files,
                            null,
                            List.of("-proc:none", "--release", "17", "-classpath", path, "-d", classes.toString()),
                            null,
                            files.getJavaFileObjectsFromPaths(units))
                    .call();
            assertThat(compiled).as(messages.toString()).isTrue();
        }
        URL[] places = {
            classes.toUri().toURL(), project.resolve("classes").toUri().toURL()
        };
        try (URLClassLoader loader = new URLClassLoader(places, PluginProjectTest.class.getClassLoader())) {
            var constructor = loader.loadClass(test).getDeclaredConstructor();
            constructor.setAccessible(true);
            return ContractRun.of(constructor.newInstance());
        }
    }

    private static String home(Class<?> type) {
        return Path.of(java.net.URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString()))
                .toString();
    }

    @Test
    void refusesADirectoryThatHoldsSomething() throws IOException {
        Files.writeString(directory.resolve("mine.txt"), "mine");
        Cli refused = Cli.spindle("plugin", "new", "--kind", "scheduler", "--name", "acme.x", directory);
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("is not empty", "name a directory that is new or empty");
        Cli file =
                Cli.spindle("plugin", "new", "--kind", "scheduler", "--name", "acme.x", directory.resolve("mine.txt"));
        assertThat(file.exit()).isEqualTo(2);
        assertThat(file.err()).contains("is a file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"elevator", "Acme.Elevator", "acme.", ".x", "acme..x", "acme.x_y", ""})
    void refusesABadName(String name) {
        Cli refused = Cli.spindle("plugin", "new", "--kind", "scheduler", "--name", name, directory.resolve("new"));
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("'" + name + "' cannot be the name of a type", "such as 'acme.elevator'");
        assertThat(directory.resolve("new")).doesNotExist();
    }

    @Test
    void refusesAnUnknownKindAndListsTheKinds() {
        Cli refused = Cli.spindle("plugin", "new", "--kind", "schedular", "--name", "acme.x", directory.resolve("new"));
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("unknown kind 'schedular'", "did you mean: scheduler");
        assertThat(refused.err()).contains(kinds());
    }

    /** Names that are words of Java, numbers, or names of the SPI. */
    @ParameterizedTest
    @ValueSource(strings = {"new.class", "acme.2q", "2q.2q", "request.scheduler", "spi.kind", "a.b.c-d"})
    void makesNamesOfJavaFromAnyName(String name) throws IOException {
        Path project = directory.resolve("project");
        Cli.spindle("plugin", "new", "--kind", "scheduler", "--name", name, project);
        Path jar = new SourceTree(project).jar(directory.resolve("own.jar"));
        assertThat(Cli.spindle("list", "scheduler", "--plugin", jar).out()).contains("  " + name + " ");
    }

    @Test
    void listsPluginsWithTheirTypes() throws IOException {
        Path project = directory.resolve("project");
        Cli.spindle("plugin", "new", "--kind", "host", "--name", "acme.x", project);
        Path jar = new SourceTree(project).jar(directory.resolve("own.jar"));
        assertThat(Cli.spindle("plugin", "list", "--plugin", jar).out())
                .contains("acme-x 1.0   The host acme.x   (SPI 1.0, " + jar + ")")
                .containsPattern("(?m)^  host +acme\\.x +Charges a time for every request\\.$");
        assertThat(Cli.spindle("plugin", "list", "--json", "--plugin", jar).out())
                .contains("\"id\" : \"acme-x\"", "\"type\" : \"acme.x\"", "\"kind\" : \"host\"");
    }
}
