package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.plugin.Kinds;
import org.spindle.spi.Kind;

/** The chapters for authors of plugins show existing code, scenarios that run, and mistakes that the contracts find as stated. */
class PluginChaptersTest {

    private static final String DEVICES =
            "devices: {disk0: {type: fixed, service: {type: constant, time: 1 ms}, capacity: 1 GiB}}";

    private static final String WORKLOAD = "workload: {type: random, requests: 50,"
            + " arrivals: {type: open, interarrival: {type: constant, time: 3 ms}}}";

    private static final String ELISION = "// ...";

    @TempDir
    private static Path strangers;

    private static final List<Object> PLUGINS = new ArrayList<>();

    @TempDir
    private Path directory;

    @BeforeAll
    static void compile() throws IOException {
        PLUGINS.clear();
        for (String name : Stranger.names()) {
            Stranger stranger = new Stranger(name);
            PLUGINS.add("--plugin");
            PLUGINS.add(stranger.jarIn(strangers));
        }
    }

    private static List<PluginChapter> chapters() throws IOException {
        return PluginChapter.all();
    }

    @Test
    void everyKindHasItsChapterAndIsLinked() throws IOException {
        List<PluginChapter> chapters = chapters();
        String index = Files.readString(Project.ROOT.resolve("docs/plugins.md"));
        assertThat(chapters)
                .extracting(PluginChapter::kind)
                .containsExactlyInAnyOrderElementsOf(
                        Kinds.ALL.stream().map(Kind::name).toList());
        assertThat(chapters).allSatisfy(chapter -> {
            assertThat(index).contains("](" + chapter.page().getFileName() + "#" + chapter.kind() + ")");
            assertThat(chapter.blocks("java")).isNotEmpty();
            assertThat(chapter.blocks("diff")).isNotEmpty();
            assertThat(chapter.statements()).isNotEmpty();
            if (!chapter.kind().equals("analysis")) {
                assertThat(chapter.blocks("yaml")).isNotEmpty();
            }
        });
    }

    /** Up to indentation and blank lines; a line {@code // ...} stands for lines that are left out. */
    @ParameterizedTest
    @MethodSource("chapters")
    void excerptsStandInTheirFiles(PluginChapter chapter) throws IOException {
        for (PluginChapter.Block excerpt : chapter.blocks("java")) {
            Path file = chapter.source(excerpt);
            List<String> source = stripped(Files.readAllLines(file));
            int from = 0;
            for (List<String> part : parts(stripped(excerpt.lines()))) {
                int at = Collections.indexOfSubList(source.subList(from, source.size()), part);
                assertThat(at)
                        .as("place in %s of%n%s", file, String.join("\n", part))
                        .isNotNegative();
                from += at + part.size();
            }
        }
    }

    private static List<String> stripped(List<String> lines) {
        return lines.stream().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    private static List<List<String>> parts(List<String> lines) {
        List<List<String>> parts = new ArrayList<>();
        parts.add(new ArrayList<>());
        for (String line : lines) {
            if (line.equals(ELISION)) {
                parts.add(new ArrayList<>());
            } else {
                parts.get(parts.size() - 1).add(line);
            }
        }
        return parts;
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void scenariosRun(PluginChapter chapter) throws IOException {
        for (PluginChapter.Block snippet : chapter.blocks("yaml")) {
            run(snippet);
        }
    }

    /** Nanoseconds at which the requests of a chapter's scenario are complete, as in its case worked by hand. */
    @ParameterizedTest
    @CsvSource({
        "device, 80800 80900 160900 281000",
        "bus, 1404000 1806000 2208000",
        "controller, 2300000 12300000",
        "host, 10150000 20150000",
        "layer, 10000000 30000000 60000000 120000000",
        "observer, 10000000 20000000 30000000 40000000",
        "workload, 10000000 25000000 40000000 55000000 70000000 85000000"
    })
    void timesWorkedByHandAreThoseOfTheRun(String kind, String completions) throws IOException {
        PluginChapter chapter = chapters().stream()
                .filter(each -> each.kind().equals(kind))
                .findFirst()
                .orElseThrow();
        assertThat(run(chapter.blocks("yaml").get(0)).column("completion_ns")).containsExactly(completions.split(" "));
    }

    /** Runs a scenario, with the devices and the workload of a small one unless it has its own. */
    private RunOutput run(PluginChapter.Block snippet) throws IOException {
        List<String> scenario = new ArrayList<>(snippet.lines());
        complete(scenario, DEVICES);
        complete(scenario, WORKLOAD);
        Path file = Files.createTempDirectory(directory, "run").resolve("scenario.yaml");
        Files.write(file, scenario);
        Files.copy(Stranger.ALL.resolve("journal/requests.journal"), file.resolveSibling("requests.journal"));
        Files.copy(Stranger.ALL.resolve("fd-scan/arrivals.spc"), file.resolveSibling("arrivals.spc"));
        Path out = file.resolveSibling("out");
        Cli run = Cli.spindle(
                Stream.concat(Stream.of("run", file, "--set", "output.requests=csv", "--out", out), PLUGINS.stream())
                        .toArray());
        assertThat(run.err()).as(String.join("\n", snippet.lines())).isEmpty();
        assertThat(run.exit()).isZero();
        return new RunOutput(out);
    }

    private static void complete(List<String> scenario, String part) {
        String key = part.substring(0, part.indexOf(':') + 1);
        if (scenario.stream().noneMatch(line -> line.startsWith(key))) {
            scenario.add(part);
        }
    }

    /** A change of the project of {@code spindle plugin new}, and lines of what {@code spindle plugin check} prints then. */
    @ParameterizedTest
    @MethodSource("chapters")
    void mistakesAreFoundAsTheChapterSays(PluginChapter chapter) throws IOException {
        List<PluginChapter.Block> blocks = chapter.blocks();
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).mark().equals("diff")) {
                assertThat(blocks.get(i + 1).mark())
                        .as("the block behind a change")
                        .isEqualTo("text");
                Cli checked = checked(chapter.kind(), blocks.get(i).lines(), directory.resolve("project" + i));
                assertThat(checked.exit()).as(checked.out() + checked.err()).isEqualTo(4);
                assertThat(stripped(checked.out().lines().toList()))
                        .containsAll(stripped(blocks.get(i + 1).lines()));
            }
        }
    }

    private static Cli checked(String kind, List<String> change, Path project) throws IOException {
        Cli.spindle("plugin", "new", "--kind", kind, "--name", "acme.x", project);
        Path file = project.resolve("src/main/java/acme/x/AcmeX.java");
        List<String> source = new ArrayList<>(Files.readAllLines(file));
        List<String> before = side(change, '-');
        int at = Collections.indexOfSubList(source.stream().map(String::strip).toList(), before);
        assertThat(at).as("place of %s", before).isNotNegative();
        source.subList(at, at + before.size()).clear();
        source.addAll(at, side(change, '+'));
        Files.write(file, source);
        return Cli.spindle("plugin", "check", new SourceTree(project).jar(project.resolve("own.jar")));
    }

    private static List<String> side(List<String> change, char sign) {
        return change.stream()
                .filter(line -> line.charAt(0) == sign || line.charAt(0) == ' ')
                .map(line -> line.substring(1).strip())
                .toList();
    }

    /** A statement is a test of the contract, its name in words, or the name of a promise. */
    @ParameterizedTest
    @MethodSource("chapters")
    void contractsHaveTheStatementsThatTablesName(PluginChapter chapter) throws IOException {
        String contract = Files.readString(Project.ROOT.resolve(
                "sim-core/testkit/src/main/java/org/spindle/testkit/contract/" + chapter.contract() + ".java"));
        for (String statement : chapter.statements()) {
            String method = camelCase(statement);
            assertThat(contract.contains("void " + method + "(") || contract.contains("\"" + statement + "\""))
                    .as("'%s' in %s", statement, chapter.contract())
                    .isTrue();
        }
    }

    private static String camelCase(String words) {
        StringBuilder name = new StringBuilder();
        for (String word : words.split(" ")) {
            name.append(name.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return name.toString();
    }
}
