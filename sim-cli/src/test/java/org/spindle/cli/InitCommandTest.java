package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code spindle init} writes scenarios that run. */
class InitCommandTest {

    @TempDir
    private Path directory;

    @Test
    void initWritesAScenarioThatRuns() throws Exception {
        Path file = directory.resolve("mine.yaml");
        Cli written = Cli.spindle(
                "init",
                file,
                "--drive",
                "seagate-cheetah-15k7-600g",
                "--drives",
                4,
                "--volume",
                "raid-5",
                "--clients",
                8,
                "--requests",
                300);
        assertThat(written.exit()).as(written.err()).isZero();
        assertThat(written.out()).isEqualTo(file + " written; run it: spindle run " + file + "\n");
        assertThat(Cli.spindle("run", file, "--out", directory.resolve("out")).exit())
                .isZero();
        assertThat(Cli.spindle("init", file).exit()).as("a file that exists").isEqualTo(2);
        assertThat(Cli.spindle("init", file, "--force", "--yes").exit()).isZero();
        assertThat(file).content().contains("\nname: mine    # the title of its reports\n");
        Cli printed = Cli.spindle("init", "-", "--name", "mine");
        assertThat(printed.out()).isEqualTo(Files.readString(file));
        assertThat(Cli.spindle("init", "-").out()).contains("\nname: scenario ");
        assertThat(Cli.spindle("init", "-", "--name", "no: 1 \"yes\"").out())
                .contains("\nname: \"no: 1 \\\"yes\\\"\" ");
        assertThat(Cli.spindle("init", "-", "--name", "true").out()).contains("\nname: \"true\" ");
        assertThat(Cli.spindle("init", "-", "--scheduler", "sstff").err()).contains("did you mean: sstf");
        assertThat(Cli.spindle("init", "-", "--rate", 5, "--clients", 5).exit()).isEqualTo(2);
    }

    /** Every model, every volume and every scheduler that needs nothing else yields a scenario that runs, or is refused at once. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--drive samsung-970-pro",
                "--drive femu-bbssd",
                "--drive wd-ultrastar-hc310-6t-4kn",
                "--drive hp-c2247a --scheduler sptf --size 512B",
                "--drives 2 --volume mirror --clients 3",
                "--drives 3",
                "--drives 6 --volume raid-6 --scheduler mq-deadline",
                "--drive samsung-pm883-480g --drives 4 --volume raid-10",
            })
    void everyChoiceOfInitRuns(String options) throws Exception {
        Path file = directory.resolve("chosen.yaml");
        Cli written =
                Cli.spindle(Stream.concat(Stream.of("init", file, "--requests", 90), Stream.of(options.split(" ")))
                        .toArray());
        assertThat(written.exit()).as(written.err()).isZero();
        Cli run = Cli.spindle("run", file, "--out", directory.resolve("out"));
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).doesNotContain("note:");
    }

    @ParameterizedTest
    @CsvSource({
        "2, --volume raid-5, layers.volume",
        "2, --drives 2 --volume raid-5, layers.volume",
        "2, --size 8kb, 8 kB",
        "2, --requests many, many",
        "1, --scheduler bfq, names no process",
    })
    void initWritesNothingThatCouldNotRun(int exit, String options, String reason) throws Exception {
        Path file = directory.resolve("refused.yaml");
        Cli refused = Cli.spindle(Stream.concat(Stream.of("init", file), Stream.of(options.split(" ")))
                .toArray());
        assertThat(refused.exit()).as(refused.out()).isEqualTo(exit);
        assertThat(refused.err()).contains(reason);
        assertThat(file).doesNotExist();
    }
}
