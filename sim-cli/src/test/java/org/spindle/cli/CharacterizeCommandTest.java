package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.cli.command.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The output, files and messages of {@code spindle trace characterize}. */
class CharacterizeCommandTest {

    private static final String TRACE =
            Project.ROOT.resolve("src-test-data/traces/gitwork.blkparse.xz").toString();

    @TempDir
    private Path directory;

    private static Cli characterize(Object... arguments) {
        return Cli.spindle(Stream.concat(Stream.of("trace", "characterize"), Stream.of(arguments))
                .toArray());
    }

    @Test
    void writesTheSameFilesEveryTime() throws IOException {
        Path out = directory.resolve("first");
        assertThat(characterize("--out", out, "--window", "100ms", TRACE).exit())
                .isZero();
        List<String> names = List.of("characterisation.json", "figures.csv", "points.csv", "report.html");
        try (Stream<Path> files = Files.list(out)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(names);
        }
        String json = Files.readString(out.resolve("characterisation.json"));
        String csv = Files.readString(out.resolve("figures.csv"));
        assertThat(characterize("--out", out, "--window", "100ms", TRACE).exit())
                .isZero();
        assertThat(out.resolve("characterisation.json")).hasContent(json);
        assertThat(out.resolve("figures.csv")).hasContent(csv);
        assertThat(csv).contains(",reads-and-writes,reads,requests,513,Number of reads.\n");
    }

    @Test
    void jsonHasFiguresAndPictures() {
        Cli said = characterize("--json", "--only", "reuse-distances,intensity", "--capacity", "1GiB", TRACE);
        JsonNode trace = JsonMapper.shared().readTree(said.out()).path("traces").path(0);
        assertThat(trace.path("records").asLong()).isEqualTo(1335);
        JsonNode analyses = trace.path("analyses");
        assertThat(analyses.propertyNames()).containsExactly("intensity", "reuse-distances");
        assertThat(analyses.at("/intensity/figures/access-density/value").asDouble())
                .isEqualTo(analyses.at("/intensity/figures/request-rate/value").asDouble());
        assertThat(analyses.at("/reuse-distances/pictures/miss-ratio/lines/all").size())
                .isGreaterThan(10);
    }

    /** LRU misses agree with those that trace info counts by simulated caches: 4096 blocks of 4 KiB are 16 MiB. */
    @Test
    void missesAreThoseOfTraceInfo() {
        JsonNode info = JsonMapper.shared()
                .readTree(Cli.spindle("trace", "info", "--json", "--lru", "4096", TRACE)
                        .out());
        JsonNode found = JsonMapper.shared()
                .readTree(characterize("--json", "--only", "reuse-distances", TRACE)
                        .out());
        double misses = info.path(TRACE)
                .at("/lru_misses_4k_by_cache_blocks/4096/misses")
                .asDouble();
        double references = info.path(TRACE).path("block_accesses_4k").asDouble();
        assertThat(found.at("/traces/0/analyses/reuse-distances/figures/miss-ratio-16-MiB/value")
                        .asDouble())
                .isEqualTo(100 * (misses / references), within(1e-9));
    }

    @Test
    void refusesWhatDoesNotExist() {
        Cli analysis = characterize("--only", "intensitiy", TRACE);
        assertThat(analysis.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(analysis.err()).contains("unknown analysis 'intensitiy'", "did you mean: intensity");
        Cli key = characterize("--set", "idle-periods.treshold=3", TRACE);
        assertThat(key.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(key.err()).contains("treshold", "threshold");
        Cli unused = characterize("--only", "arrivals", "--mips", "100", TRACE);
        assertThat(unused.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(unused.err()).contains("--mips is for the analysis intensity, which is not selected");
        Cli value = characterize("--window", "0ms", TRACE);
        assertThat(value.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(value.err()).contains("window must be at least 1 ns");
    }

    @Test
    void aDamagedTraceLeavesNoFiles() throws IOException {
        Path damaged = Files.writeString(directory.resolve("damaged.csv"), "this is no trace\n");
        Path out = directory.resolve("none");
        Cli said = characterize("--out", out, damaged);
        assertThat(said.exit()).isNotZero();
        assertThat(out).doesNotExist();
    }
}
