package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** spindle trace, from the command line to the files. */
class TraceCommandTest {

    private static final Path GITWORK = Project.TRACES.resolve("gitwork.blkparse.xz");

    @TempDir
    private Path directory;

    private static Cli ok(Object... arguments) {
        Cli cli = Cli.spindle(arguments);
        assertThat(cli.exit()).as(cli.err()).isZero();
        return cli;
    }

    private Path file(String name) {
        return directory.resolve(name);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.map(each -> String.valueOf(each.getFileName())).sorted().toList();
        }
    }

    private static JsonNode info(Path trace, Object... more) {
        Object[] arguments = Stream.concat(Stream.of("trace", "info", "--json", trace), Stream.of(more))
                .toArray();
        return new JsonMapper().readTree(ok(arguments).out()).get(trace.toString());
    }

    /** All figures except the file's format equal those of the original, including the LRU figures. */
    @Test
    void convertingToCompactKeepsEveryFigure() {
        ok("trace", "convert", GITWORK, file("a.spt"));
        JsonNode before = info(GITWORK);
        JsonNode after = info(file("a.spt"));
        assertThat(after.get("format").asString()).isEqualTo("compact");
        int same = 0;
        for (var figure : before.properties()) {
            boolean ofTheFormat = figure.getKey()
                    .matches("format|requests.*|span_ns|zero_size.*|.*_time_ns|.*interarrival.*|"
                            + "equal_time_neighbours|event.*|queue_rwbs|completed_.*|dispatched_.*|.*d2c.*|.*q2c.*");
            if (!ofTheFormat) {
                assertThat(after.get(figure.getKey())).as(figure.getKey()).isEqualTo(figure.getValue());
                same++;
            }
        }
        assertThat(same).isGreaterThan(25);
    }

    /** Converted there and back: the compact format keeps all fields of blkparse. */
    @Test
    void convertingThereAndBackGivesTheSameFile() throws IOException {
        ok("trace", "convert", GITWORK, file("a.blkparse"), "--to", "blkparse");
        ok("trace", "convert", file("a.blkparse"), file("b.spt"), "--strict");
        ok("trace", "convert", file("b.spt"), file("c.blkparse"), "--to", "blkparse", "--strict");
        assertThat(file("c.blkparse")).hasSameBinaryContentAs(file("a.blkparse"));
    }

    /** The suffix selects the compression: each file has the same content. */
    @ParameterizedTest
    @ValueSource(strings = {".gz", ".bz2", ".xz", ".zst"})
    void namesSayHowToCompress(String suffix) throws IOException {
        ok("trace", "convert", GITWORK, file("plain.blkparse"), "--to", "blkparse");
        ok("trace", "convert", GITWORK, file("a.blkparse" + suffix), "--to", "blkparse");
        assertThat(Files.size(file("a.blkparse" + suffix))).isLessThan(Files.size(file("plain.blkparse")) / 2);
        ok("trace", "convert", file("a.blkparse" + suffix), file("b.blkparse"), "--to", "blkparse");
        assertThat(file("b.blkparse")).hasSameBinaryContentAs(file("plain.blkparse"));
    }

    @Test
    void splittingAndMergingGivesTheSameTrace() throws IOException {
        ok("trace", "convert", GITWORK, file("a.spt"));
        ok("trace", "split", file("a.spt"), file("part.spt"), "--every", "100 ms");
        Object[] parts = Stream.concat(
                        Stream.concat(
                                Stream.of("trace", "merge"),
                                files().stream()
                                        .filter(name -> name.startsWith("part"))
                                        .map(this::file)),
                        Stream.of("--out", file("b.spt")))
                .toArray();
        assertThat(parts).hasSizeGreaterThan(7);
        ok(parts);
        assertThat(file("b.spt")).hasSameBinaryContentAs(file("a.spt"));
    }

    /** The second trace, of another time, begins with the first at 10 ms. */
    @Test
    void mergesTracesOfOtherTimes() throws IOException {
        Files.writeString(file("one.trace"), "10.0 0 0 8 1\n12.0 0 8 8 1\n");
        Files.writeString(file("two.trace"), "500.0 0 16 8 0\n501.0 0 24 8 0\n");
        ok(
                "trace",
                "merge",
                file("one.trace"),
                file("two.trace"),
                "--out",
                file("m.trace"),
                "--align",
                "start",
                "--traces-as-processes");
        assertThat(file("m.trace"))
                .hasContent("10.000000 0 0 8 1\n10.000000 0 16 8 0\n11.000000 0 24 8 0\n12.000000 0 8 8 1\n");
    }

    /** By hand: of four requests those from 1 ms on, below 2 ms, and so forth; by the index or without it. */
    @ParameterizedTest
    @ValueSource(strings = {"in.trace", "in.spt"})
    void filtersKeepWhatMeetsEveryCondition(String name) throws IOException {
        Files.writeString(file("in.trace"), "10.0 0 0 8 1\n11.0 0 8 8 0\n11.5 3 16 8 1\n12.0 0 24 8 1\n");
        if (name.endsWith("spt")) {
            ok("trace", "convert", file("in.trace"), file(name));
        }
        filtered(name, "10.000000 0 0 8 1\n11.000000 0 8 8 0\n", "--until", "1.5 ms");
        filtered(name, "11.500000 3 16 8 1\n12.000000 0 24 8 1\n", "--from", "1.5 ms");
        filtered(name, "11.500000 3 16 8 1\n", "--device", "3");
        filtered(name, "11.000000 0 8 8 0\n", "--op", "write");
        filtered(name, "12.000000 0 24 8 1\n", "--from", "1 ms", "--op", "read", "--device", "0");
        filtered(name, "11.500000 3 16 8 1\n", "--first-byte", "8 KiB", "--end-byte", "12 KiB");
    }

    private void filtered(String name, String expected, String... conditions) throws IOException {
        Object[] arguments = Stream.concat(
                        Stream.of("trace", "filter", file(name), file("out.trace"), "--to", "disksim-ascii", "--force"),
                        Stream.of(conditions))
                .toArray();
        ok(arguments);
        assertThat(Files.readString(file("out.trace"))).isEqualTo(expected);
    }

    @Test
    void scaledAndFoldedTimes() throws IOException {
        Files.writeString(file("in.trace"), "10.0 0 0 8 1\n11.0 0 8 8 0\n15.0 0 16 8 1\n");
        ok("trace", "scale", file("in.trace"), file("twice.trace"), "--rate", "2");
        assertThat(file("twice.trace")).hasContent("10.000000 0 0 8 1\n10.500000 0 8 8 0\n12.500000 0 16 8 1");
        ok("trace", "fold", file("in.trace"), file("fold.trace"), "--section", "4 ms");
        assertThat(file("fold.trace")).hasContent("10.000000 0 0 8 1\n11.000000 0 8 8 0\n11.000000 0 16 8 1");
    }

    @Test
    void headSkipsByTheIndexOrWithoutIt() {
        ok("trace", "convert", GITWORK, file("a.spt"));
        String original =
                ok("trace", "head", "--skip", "700", "--requests", "5", GITWORK).out();
        String compact = ok("trace", "head", "--skip", "700", "--requests", "5", file("a.spt"))
                .out();
        assertThat(compact.replace("8388608", "8,0    ")).isEqualTo(original).hasLineCount(6);
    }

    /** The secret determines the places; figures that depend on reuse alone do not change. */
    @Test
    void anonymisedTracesHaveTheSameReuse() {
        ok("trace", "anonymise", GITWORK, file("a.spt"), "--key", "one");
        ok("trace", "anonymise", GITWORK, file("b.spt"), "--key", "two");
        JsonNode before = info(GITWORK, "--lru", "64");
        JsonNode after = info(file("a.spt"), "--lru", "64");
        for (String figure : List.of("reads", "writes", "bytes_read", "block_accesses_4k", "mean_request_bytes")) {
            assertThat(after.get(figure)).as(figure).isEqualTo(before.get(figure));
        }
        assertThat(after.get("requests_per_device").has("0")).isTrue();
        assertThat(file("a.spt")).isRegularFile();
        assertThat(ok("trace", "head", "--requests", "100", file("a.spt")).out())
                .isNotEqualTo(
                        ok("trace", "head", "--requests", "100", file("b.spt")).out());
    }

    @Test
    void damagedRecordsAreSkippedAndCounted() throws IOException {
        Files.writeString(file("in.trace"), "10.0 0 0 8 1\nnonsense\n15.0 0 16 8 1\n");
        Cli convert = ok(
                "trace", "convert", file("in.trace"), file("a.spt"), "--format", "disksim-ascii", "--on-error", "skip");
        assertThat(convert.err())
                .contains("in.trace: 1 damaged record was skipped; the first: ")
                .contains("line 2");
        assertThat(info(file("in.trace"), "--format", "disksim-ascii", "--on-error", "limit=1")
                        .get("damaged_records_skipped")
                        .asInt())
                .isEqualTo(1);
    }

    /** Every failure leaves no file and no output, and has the documented exit code. */
    @Test
    void failuresLeaveNothingBehind() throws IOException {
        Files.writeString(file("bad.trace"), "10.0 0 0 8 1\nnonsense\n");
        Files.writeString(file("there.trace"), "10.0 0 0 8 1\n");
        List<String> before = files();
        fails(1, "line 2: 'nonsense'", "convert", file("bad.trace"), file("o.spt"), "--format", "disksim-ascii");
        fails(
                1,
                "at most 0 may be skipped",
                "convert",
                file("bad.trace"),
                file("o.spt"),
                "--format",
                "disksim-ascii",
                "--on-error",
                "limit=0");
        fails(1, "no place for", "convert", GITWORK, file("o.trace"), "--to", "disksim-ascii", "--strict");
        fails(2, "exists; name another file", "convert", GITWORK, file("there.trace"), "--to", "disksim-ascii");
        fails(2, "choose with --to: blkparse, compact,", "convert", GITWORK, file("o.x"), "--to", "hp-srt");
        fails(2, "unknown trace format 'nonesuch'", "convert", GITWORK, file("o.x"), "--to", "nonesuch");
        fails(2, "unknown trace format 'nonesuch'", "info", GITWORK, "--format", "nonesuch");
        fails(2, "is a directory; name a trace file in it", "info", directory);
        fails(2, "absent.trace: no such file", "info", file("absent.trace"));
        fails(2, "--on-error 'never'", "info", GITWORK, "--on-error", "never");
        fails(2, "--rate", "scale", GITWORK, file("o.spt"), "--rate", "0");
        fails(2, "--rate", "sample", GITWORK, file("o.spt"), "--rate", "2");
        fails(2, "--section", "fold", GITWORK, file("o.spt"), "--section", "20 apples");
        fails(2, "--section 0 ms is not positive", "fold", GITWORK, file("o.spt"), "--section", "0 ms");
        fails(2, "--factor 0 is not positive", "fold", GITWORK, file("o.spt"), "--factor", "0");
        fails(2, "--region 0 B is not", "sample", GITWORK, file("o.spt"), "--rate", "0.5", "--region", "0 B");
        fails(2, "--key", "anonymise", GITWORK, file("o.spt"), "--key", "");
        fails(2, "--requests", "split", GITWORK, file("o.spt"), "--requests", "0");
        fails(2, "missing subcommand: info, characterize, head", new Object[0]);
        fails(2, "no such file", "info", file("absent"));
        assertThat(files()).isEqualTo(before);
    }

    /** A model is written as a scenario that runs, with the same text every time. */
    @Test
    void aModelOfATraceRuns() throws IOException {
        Cli cli = ok("trace", "model", GITWORK, "--out", file("a.yaml"), "--drive", "wd-red-4t");
        ok("trace", "model", GITWORK, "--out", file("b.yaml"), "--drive", "wd-red-4t");
        assertThat(cli.out()).contains("variance of requests in").contains("LRU miss ratio, 4096 blocks");
        assertThat(cli.out().lines()).noneMatch(line -> line.endsWith("!"));
        assertThat(file("a.yaml")).hasSameTextualContentAs(file("b.yaml"));
        assertThat(Files.readString(file("a.yaml"))).contains("disk0: {type: hdd, model: wd-red-4t}");
        assertThat(ok("run", file("a.yaml"), "--out", file("out")).out()).contains("765");
        fails(2, "--drive", "model", GITWORK, "--drive", "{}");
        fails(1, "its directory does not exist; create it", "model", GITWORK, "--out", file("absent/a.yaml"));
    }

    private static void fails(int code, String message, Object... arguments) {
        Cli cli = Cli.spindle(
                Stream.concat(Stream.of("trace"), Stream.of(arguments)).toArray());
        assertThat(cli.err()).contains(message).doesNotContain("\tat ");
        assertThat(cli.exit()).as(cli.err()).isEqualTo(code);
        assertThat(cli.out()).isEmpty();
    }
}
