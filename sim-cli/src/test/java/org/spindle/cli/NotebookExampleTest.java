package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The notebook of docs/library.md, on the result of the run that it names. */
class NotebookExampleTest {

    @TempDir
    private Path directory;

    private String notebook;

    private Path result;

    @BeforeEach
    void run() throws IOException {
        String document = Files.readString(Project.ROOT.resolve("docs/library.md"));
        notebook = only("```python\n(.*?)```", document);
        result = directory.resolve("results/notebook");
        assertThat(document).contains("quickstart.yaml --set output.requests=csv --out results/notebook");
        Cli cli = Cli.spindle(
                "run", Project.SCENARIOS.resolve("quickstart.yaml"), "--set", "output.requests=csv", "--out", result);
        assertThat(cli.exit()).as(cli.err()).isZero();
    }

    private static String only(String pattern, String text) {
        Matcher found = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
        assertThat(found.find()).as(pattern).isTrue();
        return found.group(1);
    }

    /** The columns that the notebook reads exist. */
    @Test
    void theSeriesHasTheColumnsAndTheCurve() throws IOException {
        List<String> lines = Files.readAllLines(result.resolve("series.csv"));
        List<String> columns = List.of(lines.get(0).split(","));
        String picked = only("series\\[series\\[\"(.*?)\"\\]", notebook);
        String curve = only("== \"(.*?)\"", notebook);
        assertThat(columns).contains(picked, only("x=\"(.*?)\"", notebook), only("y=\"(.*?)\"", notebook));
        assertThat(lines.stream().skip(1).map(line -> line.split(",")[columns.indexOf(picked)]))
                .contains(curve);
    }

    @Test
    void theDatabaseAnswersTheQuestion() throws IOException {
        Path jar = DuckDbJar.atHand();
        String sql =
                only("duckdb.sql\\(\"\"\"(.*?)\"\"\"", notebook).replace("'results/notebook/requests.csv'", "requests");
        Cli cli = Cli.spindle("query", "--driver", jar, "--dir", result, "--csv", sql);
        assertThat(cli.exit()).as(cli.err()).isZero();
        List<String> lines = cli.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("op,buffer,requests,mean_ms");
        long requests = lines.stream()
                .skip(1)
                .mapToLong(line -> Long.parseLong(line.split(",")[2]))
                .sum();
        assertThat(requests).isEqualTo(2330);
    }

    /** With pandas, DuckDB and Matplotlib for Python. */
    @Test
    void theNotebookRunsAsItIsWritten() throws Exception {
        assumeTrue(
                python("import duckdb, pandas, matplotlib").equals(""),
                "no python3 with pandas, duckdb and matplotlib");
        String said = python("import matplotlib\nmatplotlib.use('agg')\n"
                + notebook.replaceFirst("(?s)duckdb\\.sql\\((.*)\\.df\\(\\)", "print(duckdb.sql($1.df().to_string())"));
        assertThat(said).contains("mean_ms").doesNotContain("Error");
    }

    /** Returns its output, including errors. */
    private String python(String program) throws Exception {
        Path said = directory.resolve("said.txt");
        try {
            new ProcessBuilder("python3", "-c", program)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start()
                    .waitFor();
            return Files.readString(said);
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
