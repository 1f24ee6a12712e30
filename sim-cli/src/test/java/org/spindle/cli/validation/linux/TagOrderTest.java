package org.spindle.cli.validation.linux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The rule of the model for tags without a scheduler (blk_mq_get_tag of Linux 6.18) against the recordings: a request that arrives while
 * a tag is free takes it, otherwise the one that has waited longest does; the one that has lost a tag is behind all others.
 */
class TagOrderTest {

    private static final Path RECORDINGS =
            Path.of(System.getProperty("spindle.root")).resolve("src-test-data/linux-schedulers");

    private static TagOrder of(int run) {
        return TagOrder.of(Recording.read(RECORDINGS.resolve("mixed.hdd72.none.run" + run + ".ftrace.xz")));
    }

    @ParameterizedTest
    @CsvSource({"1, 0.9935", "2, 1"})
    void theRuleExplainsTheRecordedOrder(int run, double share) {
        assertThat(of(run).explained()).isCloseTo(share, within(0.0005));
    }

    /** Shares of the completions of each reader that a waiting process was woken by: 1 sequential, 2 with pauses of 2 ms, 3 random. */
    @ParameterizedTest
    @CsvSource({"1, 0.43, 0.01, 0.48", "2, 0.51, 0.09, 0.59"})
    void aReaderOvertakesTheWaitingProcess(int run, double sequential, double pausing, double random) {
        assertThat(of(run).overtaking())
                .usingComparatorForType((a, b) -> Math.abs(a - b) < 0.006 ? 0 : Double.compare(a, b), Double.class)
                .startsWith(sequential, pausing, random);
    }
}
