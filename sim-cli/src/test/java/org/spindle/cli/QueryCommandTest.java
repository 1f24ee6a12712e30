package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.cli.command.ExitCode;
import org.spindle.duckdb.DuckDbDriver;
import tools.jackson.databind.json.JsonMapper;

class QueryCommandTest {

    @TempDir
    private Path directory;

    @Test
    void aCsvIsATableOfItsNameAndOneBelowHasTheDirectoryBeforeIt() throws IOException {
        Path jar = DuckDbJar.atHand();
        write("figures.csv", "name,\"size, B\",share\r\n\"a \"\"b\"\", c\",10,0.5\r\nd,200,\r\n");
        write("old-run/figures.csv", "name\r\ne\r\n");
        assertThat(query(jar, "SELECT * FROM figures")).isEqualTo(new Cli(0, """
                        name      size, B  share
                        a "b", c       10    0.5
                        d             200
                        """, ""));
        assertThat(query(jar, "SELECT name FROM \"old-run\".figures").out()).isEqualTo("name\ne\n");
        assertThat(query(jar, "SELECT name FROM old.figures").exit()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void rowsComeAsCsvOrJsonToo() throws IOException {
        Path jar = DuckDbJar.atHand();
        write("t.csv", "name,x\r\n\"a,b\",1.25\r\nc,\r\n");
        assertThat(query(jar, "SELECT * FROM t", "--csv").out()).isEqualTo("name,x\r\n\"a,b\",1.25\r\nc,\r\n");
        String json = query(jar, "SELECT *, x > 1 AS big, 'nan'::DOUBLE AS none, [1, 2] AS list FROM t", "--json")
                .out();
        assertThat(JsonMapper.shared().readTree(json))
                .isEqualTo(JsonMapper.shared().readTree("""
                        [{"name": "a,b", "x": 1.25, "big": true, "none": null, "list": "[1, 2]"},
                         {"name": "c", "x": null, "big": null, "none": null, "list": "[1, 2]"}]"""));
        assertThat(query(jar, "SELECT * FROM t WHERE x > 9", "--json").out()).isEqualTo("[]\n");
    }

    /** A sample of the first lines contains only numbers, so that types detected from it would fail at the word. */
    @Test
    void typesAreTakenFromAllLines() throws IOException {
        Path jar = DuckDbJar.atHand();
        write("t.csv", "value\r\n" + "1\r\n".repeat(30_000) + "unlimited\r\n");
        assertThat(query(jar, "SELECT count(*) AS n, max(value) AS last FROM t").out())
                .isEqualTo("    n  last\n30001  unlimited\n");
    }

    @Test
    void aRunAndASweepAnswer() throws IOException {
        Path jar = DuckDbJar.atHand();
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), Text.SMALL);
        Cli.spindle("run", scenario, "--set", "output.requests=csv-zst", "--out", directory.resolve("run"));
        Cli.spindle("sweep", scenario, "--axis", "driver.scheduler=fcfs,sstf", "--out", directory.resolve("sweep"));
        Cli mean = query(
                jar,
                "SELECT mean FROM run.summary WHERE component = 'system' AND class = 'all'"
                        + " AND metric = 'response-time'");
        assertThat(mean.err()).isEmpty();
        assertThat(query(jar, "SELECT avg(completion_ns - arrival_ns) / 1e6 AS mean FROM run.requests"))
                .satisfies(each -> assertThat(number(each)).isCloseTo(number(mean), within(1e-6)));
        assertThat(query(
                        jar,
                        "SELECT mean FROM sweep.points WHERE \"driver.scheduler\" = 'fcfs' AND"
                                + " component = 'system' AND class = 'all' AND metric = 'response-time' AND"
                                + " stat = 'mean'"))
                .satisfies(each -> assertThat(number(each)).isEqualTo(number(mean)));
    }

    @Test
    void mistakesAreTold() throws IOException {
        Path jar = DuckDbJar.atHand();
        Path empty = Files.createDirectory(directory.resolve("empty"));
        assertThat(Cli.spindle("query", "SELECT 1", "--dir", empty, "--driver", jar))
                .isEqualTo(new Cli(
                        2,
                        "",
                        "error: there is no CSV file in " + empty
                                + " or one level below\n  name a result directory with --dir DIR\n"));
        write("t.csv", "name\r\na\r\n");
        assertThat(query(jar, "SELEC 1").err()).startsWith("error: Parser Error: syntax error at or near \"SELEC\"");
        Cli absent = query(jar, "SELECT * FROM tt");
        assertThat(absent.err()).contains("Table with name tt does not exist!");
        assertThat(absent.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(absent.out()).isEmpty();
        write("t.csv.zst", "neither CSV nor compressed");
        assertThat(query(jar, "SELECT 1").err())
                .startsWith("error: " + directory.resolve("t.csv.zst") + " is not a table: ");
    }

    @Test
    void withoutTheDriverItSaysHowToGetIt() {
        if (!DuckDbDriver.usual().isPresent()) {
            assertThat(Cli.spindle("query", "SELECT 1", "--dir", directory))
                    .isEqualTo(new Cli(ExitCode.PLUGIN, "", """
                    error: 'query' needs the database DuckDB, which does not come with Spindle
                      fetch it with: spindle query --install
                    """));
        }
        assertThat(Cli.spindle("query", "SELECT 1", "--driver", directory.resolve("absent.jar")))
                .satisfies(each -> assertThat(each.exit()).isEqualTo(ExitCode.PLUGIN))
                .satisfies(each -> assertThat(each.err()).startsWith("error: there is no driver "));
        assertThat(Cli.spindle("query").err()).startsWith("error: there is no query");
        assertThat(Cli.spindle("query", "SELECT 1", "--csv", "--json").exit()).isEqualTo(ExitCode.USAGE);
    }

    /** RFC 4180 as others read it: DuckDB's detection, without options, finds every header and column type. */
    @Test
    void otherReadersNeedNoOptions() throws Exception {
        Path jar = DuckDbJar.atHand();
        Path scenario = Files.writeString(directory.resolve("scenario.yaml"), Text.SMALL);
        Path run = directory.resolve("run");
        Path sweep = directory.resolve("sweep");
        Cli.spindle("run", scenario, "--set", "output.requests=csv", "--out", run);
        Cli.spindle(
                "sweep",
                scenario,
                "--axis",
                "driver={type: standard, queueInDevice: false},standard",
                "--replications",
                2,
                "--out",
                sweep);
        Cli.spindle("compare", run, run, "--csv", directory.resolve("comparison.csv"));
        Cli.spindle("reproduce", "--quick", "random-seeks-hp-c2247a", "--report", directory.resolve("claims"));
        Map<Path, String> numbers = new LinkedHashMap<>();
        numbers.put(run.resolve("summary.csv"), "count mean stddev scv min p50 p90 p95 p99 p99_9 max ci95_half_width");
        numbers.put(run.resolve("requests.csv"), "arrival_ns dispatch_ns completion_ns sector sectors seek_ns");
        numbers.put(sweep.resolve("points.csv"), "point runs failed mean half_width stddev n");
        numbers.put(sweep.resolve("runs.csv"), "point replication value");
        numbers.put(directory.resolve("comparison.csv"), "");
        numbers.put(directory.resolve("claims/verdicts.csv"), "");
        for (Map.Entry<Path, String> file : numbers.entrySet()) {
            Map<String, String> types = describe(jar, file.getKey());
            List<String> header = header(Files.readString(file.getKey()));
            assertThat(types.keySet()).as(file.getKey().toString()).containsExactlyElementsOf(header);
            for (String column :
                    file.getValue().isEmpty() ? new String[0] : file.getValue().split(" ")) {
                assertThat(types.get(column)).as(file.getKey() + " " + column).isIn("BIGINT", "DOUBLE");
            }
        }
    }

    private static Map<String, String> describe(Path jar, Path csv) throws Exception {
        try (var loader = new URLClassLoader(new URL[] {jar.toUri().toURL()});
                Connection connection = ServiceLoader.load(Driver.class, loader)
                        .findFirst()
                        .orElseThrow()
                        .connect("jdbc:duckdb:", new Properties());
                ResultSet rows = connection.createStatement().executeQuery("DESCRIBE SELECT * FROM '" + csv + "'")) {
            Map<String, String> types = new LinkedHashMap<>();
            while (rows.next()) {
                types.put(rows.getString(1), rows.getString(2));
            }
            return types;
        }
    }

    /** Names without commas or line ends are plain in a header; others are quoted. */
    private static List<String> header(String csv) {
        return Pattern.compile("\"((?:[^\"]|\"\")*)\"|[^,]+")
                .matcher(csv.substring(0, csv.indexOf("\r\n")))
                .results()
                .map(field ->
                        field.group(1) == null ? field.group() : field.group(1).replace("\"\"", "\""))
                .toList();
    }

    private static double number(Cli cli) {
        return Double.parseDouble(
                cli.out().lines().skip(1).findFirst().orElseThrow().strip());
    }

    private Cli query(Path jar, Object... arguments) {
        Object[] line = new Object[arguments.length + 5];
        line[0] = "query";
        System.arraycopy(arguments, 0, line, 1, arguments.length);
        line[arguments.length + 1] = "--dir";
        line[arguments.length + 2] = directory;
        line[arguments.length + 3] = "--driver";
        line[arguments.length + 4] = jar;
        return Cli.spindle(line);
    }

    private void write(String name, String content) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
