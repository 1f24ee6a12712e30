package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages about erroneous command lines, and about files that cannot be written or read. */
class CommandErrorsTest {

    @TempDir
    private Path directory;

    private Transcript transcript;

    @BeforeEach
    void begin() {
        transcript = new Transcript(directory);
    }

    @Test
    void commandsAndOptions() {
        Path scenario = transcript.file("scenario.yaml", Text.SMALL);
        transcript
                .fails(2, "nothing")
                .fails(2, "unknown command", "rnu", scenario)
                .fails(2, "unknown option", "run", scenario, "--otu", transcript.out())
                .fails(2, "no scenario", "run")
                .fails(2, "two scenarios", "run", scenario, scenario)
                .fails(2, "an option without its value", "run", scenario, "--out")
                .fails(2, "config without subcommand", "config")
                .fails(2, "disksim without subcommand", "disksim")
                .fails(2, "log level", "list", "--log=loud")
                .fails(2, "unknown kind", "list", "devise")
                .fails(2, "kind to describe", "describe", "devise", "hdd")
                .fails(2, "nothing of that kind named", "describe", "scheduler")
                .fails(2, "unknown type", "describe", "scheduler", "sstff")
                .fails(2, "a name of several kinds", "describe", "random")
                .fails(2, "a name of several kinds and an unknown one", "describe", "random", "x")
                .fails(2, "a type and two unknown names", "describe", "sptf", "x", "y")
                .fails(2, "an unknown name", "describe", "sptff")
                .fails(2, "unknown model", "describe", "device", "hdd", "hp-c2247")
                .fails(2, "show of an absent file", "config", "show", directory.resolve("absent.yaml"))
                .fails(2, "unknown shell", "completion", "csh")
                .fails(2, "help of an unknown command", "help", "trace", "inof")
                .fails(2, "unknown experiment", "reproduce", "mm2")
                .fails(2, "one result to compare", "compare", directory.resolve("a"))
                .fails(2, "comparison of absent results", "compare", directory.resolve("a"), directory.resolve("b"))
                .fails(2, "comparison of other directories", "compare", directory, directory);
        transcript.matches("command-lines.txt");
    }

    @Test
    void resultPlacesThatAreTaken() throws IOException {
        Path scenario = transcript.file("scenario.yaml", Text.SMALL);
        Path file = transcript.file("notes.txt", "mine");
        Path foreign = transcript.file("foreign/notes.txt", "mine too");
        transcript
                .fails(2, "a file", "run", scenario, "--out", file)
                .fails(2, "a directory with other content", "run", scenario, "--out", foreign.getParent())
                .fails(2, "the root", "run", scenario, "--out", "/");
        assertThat(file).hasContent("mine");
        assertThat(foreign).hasContent("mine too");
        transcript.matches("result-places.txt");
    }

    @Test
    void resultPlacesThatTheSystemRefuses() throws IOException {
        Path scenario = transcript.file("scenario.yaml", Text.SMALL);
        Path file = transcript.file("notes.txt", "mine");
        transcript.fails(2, "below a file", "run", scenario, "--out", file.resolve("deeper/out"));
        Cli cli = Cli.spindle("run", scenario, "--out", file.resolve("deeper/out"));
        assertThat(cli.err())
                .isEqualTo("error: " + file.resolve("deeper/out")
                        + ": a part of its path is a file; choose a place in a directory\n");
    }

    /** An empty directory could be replaced by a file. */
    @Test
    void filesInPlaceOfDirectoriesAndTheReverse() throws IOException {
        Path scenario = transcript.file("scenario.yaml", Text.SMALL);
        Path result = directory.resolve("result");
        Path empty = Files.createDirectory(directory.resolve("empty"));
        Path trace = Project.ROOT.resolve("sim-cli/src/it/strangers/ageing-distance/arrivals.spc");
        assertThat(Cli.spindle("run", scenario, "--out", result).exit()).isZero();
        for (Object[] command : new Object[][] {
            {"report", result, "--out", empty},
            {"compare", result, result, "--report", empty},
            {"init", empty, "--yes", "--force"},
            {"trace", "convert", trace, empty, "--to", "compact", "--force"}
        }) {
            Cli cli = Cli.spindle(command);
            assertThat(cli.err()).isEqualTo("error: " + empty + ": is a directory; name a file\n");
            assertThat(cli.exit()).isEqualTo(2);
            assertThat(empty).isEmptyDirectory();
        }
        for (Object[] command :
                new Object[][] {{"trace", "characterize", trace, "--out", scenario}, {"cache", trace, "--out", scenario}
                }) {
            Cli cli = Cli.spindle(command);
            assertThat(cli.err()).isEqualTo("error: " + scenario + ": is a file; name a directory\n");
            assertThat(cli.exit()).isEqualTo(2);
        }
        Cli ranked = Cli.spindle("report", result, "--stat", "p99");
        assertThat(ranked.err())
                .startsWith("error: --stat ranks the points of a sweep, but " + result + " is the result");
        assertThat(ranked.exit()).isEqualTo(2);
        for (Path wrong : new Path[] {directory.resolve("absent"), empty}) {
            Cli measured = Cli.spindle("calibrate", wrong, "--as", "table", "--capacity", "4 GiB");
            assertThat(measured.err())
                    .isEqualTo("error: " + wrong + " cannot be read: "
                            + (wrong.equals(empty) ? "it is a directory" : "there is no such file")
                            + "\n  name a file of measurements\n");
            assertThat(measured.exit()).isEqualTo(2);
        }
        Cli limits = Cli.spindle("bench", "--quick", "--limits", directory.resolve("absent"));
        assertThat(limits.err()).contains("no such file; name one that 'spindle bench --write-limits' has written");
        assertThat(limits.exit()).isEqualTo(2);
    }

    @Test
    void readOnlyDirectory() throws IOException {
        Path scenario = transcript.file("scenario.yaml", Text.SMALL);
        Path closed = Files.createDirectory(directory.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        Assumptions.assumeFalse(Files.isWritable(closed), "permissions do not hold for this user");
        transcript.fails(1, "read-only", "run", scenario, "--out", closed.resolve("out"));
        assertThat(Cli.spindle("run", scenario, "--out", closed.resolve("out")).err())
                .startsWith("error: " + closed.resolve("out"));
    }

    @Test
    void reports() throws IOException {
        Path foreign = transcript.file("foreign/notes.txt", "mine").getParent();
        Path damaged = transcript.file("damaged/result.json", "{\"schema\" : \"spindle-result/1\", \"spindle\"");
        Path newer = transcript.file("newer/result.json", "{\"schema\" : \"spindle-result/99\"}");
        Path other = transcript.file("other/result.json", "[1, 2]");
        transcript
                .fails(2, "absent", "report", directory.resolve("absent"))
                .fails(2, "no result", "report", foreign)
                .fails(1, "cut off", "report", damaged.getParent())
                .fails(1, "of a newer version", "report", newer.getParent())
                .fails(1, "something else", "report", other.getParent());
        transcript.matches("report-errors.txt");
    }
}
