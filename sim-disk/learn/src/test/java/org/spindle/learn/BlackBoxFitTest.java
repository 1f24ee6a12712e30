package org.spindle.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.flash.blackbox.TreeFile;
import org.spindle.flash.calibrate.TimedAccess;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestRandom;

/** Trees that learn a known device: reads take 100 us, or 10 us if they continue the last one; writes 1 to 2 ms. */
class BlackBoxFitTest {

    private static final Size CAPACITY = Size.parse("1 GB");

    private static List<TimedAccess> trace(int seed, int count) {
        TestRandom random = new TestRandom(seed);
        List<TimedAccess> accesses = new ArrayList<>();
        long end = 0;
        for (int i = 0; i < count; i++) {
            boolean isSequential = random.nextLong(2) == 0;
            Operation operation = random.nextLong(3) == 0 ? Operation.WRITE : Operation.READ;
            long sector = isSequential ? end : 8 * random.nextLong(100_000);
            long nanos = operation == Operation.WRITE
                    ? 1_000_000 + random.nextLong(1_000_000)
                    : sector == end ? 10_000 : 100_000;
            accesses.add(new TimedAccess(operation, sector, 4096, 5_000_000L * i, nanos));
            end = sector + 8;
        }
        return accesses;
    }

    @Test
    void aKnownDeviceIsLearnt() {
        BlackBoxFit fit = BlackBoxFit.fit(List.of(trace(1, 3_000)), CAPACITY, 32, "box.trees");
        List<TimedAccess> other = trace(2, 3_000);
        double[] replayed = fit.device().replay().nanos(other);
        double[] writes = new double[replayed.length];
        int count = 0;
        int right = 0;
        for (int i = 0; i < replayed.length; i++) {
            TimedAccess access = other.get(i);
            if (access.operation() == Operation.WRITE) {
                writes[count++] = replayed[i];
            } else if (replayed[i] == access.nanos()) {
                right++;
            }
        }
        assertThat(right).isGreaterThan((int) (0.97 * (replayed.length - count)));
        double[] sorted = Arrays.copyOf(writes, count);
        Arrays.sort(sorted);
        assertThat(sorted[count / 2]).isCloseTo(1_500_000, within(50_000.0));
        assertThat(sorted[count * 95 / 100]).isCloseTo(1_950_000, within(30_000.0));
        assertThat(fit.device().yaml()).contains("type: black-box").contains("trees: box.trees");
    }

    @Test
    void theSameTracesGiveTheSameTrees() {
        BlackBoxFit fit = BlackBoxFit.fit(List.of(trace(1, 1_000)), CAPACITY, 32, "a");
        BlackBoxFit again = BlackBoxFit.fit(List.of(trace(1, 1_000)), CAPACITY, 32, "a");
        assertThat(TreeFile.text(again.trees())).isEqualTo(TreeFile.text(fit.trees()));
    }

    /**
     * Reads are predicted exactly; the median is within a tenth of about a fifth of the writes. A constant would be right for a
     * third.
     */
    @Test
    void eachAccessIsForetoldBetterThanByTheBaselines() {
        RecordedAccesses fitted = RecordedAccesses.of(List.of(trace(1, 3_000)));
        PredictionReport report = new PredictionReport(
                BlackBoxFit.fit(List.of(trace(1, 3_000)), CAPACITY, 32, "a").trees(), fitted);
        report.add("held out", RecordedAccesses.of(List.of(trace(2, 3_000))));
        String[] lines = report.text().split("\\R");
        assertThat(share(lines, "trees")).isGreaterThan(70);
        assertThat(share(lines, "constant")).isLessThan(60);
        assertThat(share(lines, "linear")).isLessThan(60);
    }

    /**
     * One discard in a hundred accesses takes 3 ms, each write of the same size 1 to 2 ms: rare long times are kept apart from the
     * frequent ones. Flushes, of which there are none, take the times of all.
     */
    @Test
    void rareOperationsAreLearntApart() {
        List<TimedAccess> accesses = new ArrayList<>(trace(1, 6_000));
        for (int i = 0; i < accesses.size(); i += 100) {
            TimedAccess write = accesses.get(i);
            accesses.set(
                    i, new TimedAccess(Operation.DISCARD, write.sector(), write.bytes(), write.issued(), 3_000_000));
        }
        BlackBoxFit fit = BlackBoxFit.fit(List.of(accesses), CAPACITY, 32, "a");
        double[] numbers = new double[fit.trees().features().size()];
        numbers[1] = 4096;
        numbers[0] = Operation.DISCARD.ordinal();
        assertThat(fit.trees().median(numbers)).isEqualTo(3_000_000);
        numbers[0] = Operation.WRITE.ordinal();
        assertThat(fit.trees().median(numbers)).isBetween(1_000_000.0, 2_000_000.0);
        numbers[0] = Operation.FLUSH.ordinal();
        assertThat(fit.trees().median(numbers)).isEqualTo(100_000);
    }

    private static double share(String[] lines, String beginning) {
        String line = Arrays.stream(lines)
                .filter(candidate -> candidate.startsWith(beginning))
                .findFirst()
                .orElseThrow();
        String[] words = line.split(" +");
        return Double.parseDouble(words[words.length - 2]);
    }

    @Test
    void tooFewAccessesAreRefused() {
        assertThatThrownBy(() -> BlackBoxFit.fit(List.of(trace(1, 50)), CAPACITY, 32, "a"))
                .hasMessageContaining("there are 50 accesses to learn from");
    }
}
