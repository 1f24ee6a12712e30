package org.spindle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchCommandTest {

    @TempDir
    private Path directory;

    /**
     * The bytes, events and estimates per request stay within their limits. After a change that lowers them or has to raise them:
     * {@code ./spindle bench --write-limits src-test-data/bench/limits.csv}.
     */
    @Test
    void countsKeepTheirCommittedLimits() {
        Cli cli = Cli.spindle("bench", "--limits", Project.ROOT.resolve("src-test-data/bench/limits.csv"));

        assertThat(cli.err()).isEmpty();
        assertThat(cli.exit()).as(cli.out()).isZero();
        assertThat(cli.out()).contains("drive-depth-8").contains("sptf-64").contains("raid5");
    }

    @Test
    void aCountAboveItsLimitFails() throws Exception {
        Path limits = Files.writeString(
                directory.resolve("limits.csv"),
                "case,count,limit\nfixed-closed,bytes,64\nfixed-closed,events,2.999\nfixed-closed,estimates,0\n");

        Cli cli = Cli.spindle("bench", "fixed-closed", "--limits", limits);

        assertThat(cli.exit()).isEqualTo(4);
        assertThat(cli.out()).endsWith("fixed-closed: 3.000 events per request, limit 2.999\n");
    }

    @Test
    void damagedLimitsAreRefusedWithTheLine() throws Exception {
        Path limits = Files.writeString(directory.resolve("limits.csv"), "case,count,limit\nfixed-closed,bytes\n");

        Cli cli = Cli.spindle("bench", "fixed-closed", "--limits", limits);

        assertThat(cli.exit()).isEqualTo(1);
        assertThat(cli.err()).contains("limits.csv:2: 'fixed-closed,bytes' is not a line of limits");
    }

    @Test
    void aHistoryGrowsByCommitsAndIsShown() throws Exception {
        Path history = directory.resolve("history.jsonl");
        for (String commit : new String[] {"abc1234", "def5678"}) {
            assertThat(Cli.spindle("bench", "fixed-closed", "--quick", "--append", history, "--commit", commit)
                            .exit())
                    .isZero();
        }
        Path page = directory.resolve("history.html");

        Cli cli = Cli.spindle("bench", "--history", history, "--out", page);

        assertThat(cli.out()).isEqualTo("history: " + page + "\n");
        assertThat(Files.readString(page))
                .contains("abc1234")
                .contains("def5678")
                .contains("How fast was it? (events)");
    }

    @Test
    void comparesWithFiguresOfBefore() {
        Path old = directory.resolve("old.json");
        assertThat(Cli.spindle("bench", "fixed-closed", "--quick", "--json", old)
                        .exit())
                .isZero();

        Cli cli = Cli.spindle("bench", "fixed-closed", "--quick", "--compare", old);

        assertThat(cli.exit()).isZero();
        assertThat(cli.out()).doesNotContain("events per request, before");
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThat(Cli.spindle("bench", "fixed").err())
                .isEqualTo(
                        "error: unknown case 'fixed'\n  known: fixed-closed, drive-open, drive-depth-8,"
                                + " drive-sequential, drive-large, sptf-64, raid5, cache, ssd-profile, ssd-read, ssd-worn, system-users\n");
        assertThat(Cli.spindle("bench", "--append", directory.resolve("h.jsonl"))
                        .err())
                .contains("give --commit ID too");
    }

    @Test
    void theCommittedHistoryIsShown() {
        assertThat(Cli.spindle(
                                "bench",
                                "--history",
                                Project.ROOT.resolve("src-test-data/bench/history.jsonl"),
                                "--out",
                                directory.resolve("page.html"))
                        .exit())
                .isZero();
    }
}
