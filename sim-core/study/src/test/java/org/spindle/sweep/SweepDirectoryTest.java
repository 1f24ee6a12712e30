package org.spindle.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.spindle.result.ResultException;
import org.spindle.sweep.SweepResult.PointMetric;

class SweepDirectoryTest {

    private static final SweepBackend.Rows SILENT = new SweepBackend.Rows() {
        @Override
        public void started(PlanEntry entry) {}

        @Override
        public void finished(RowLine row) {}
    };

    /** Ends a sweep from within one of its runs. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final SweepPlanner planner = Sweeps.planner(3, "seed=1,2,3,4,5", "driver.policy=a,\"b,c\"");

    @TempDir
    private Path place;

    @Test
    void theBytesDoNotDependOnThreads() throws IOException {
        assertThat(bytes(whole("a", 1))).isEqualTo(bytes(whole("b", 2))).isEqualTo(bytes(whole("c", 8)));
    }

    @Test
    void afterFiftyInterruptsAnywhereTheBytesAreThoseOfAnUninterruptedSweep() throws IOException {
        Map<String, String> wanted = bytes(whole("whole", 1));
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 50; i++) {
            Path target = place.resolve("interrupted" + i);
            int after = random.nextInt(30);
            try (SweepDirectory directory = SweepDirectory.create(target, planner)) {
                assertThatThrownBy(() -> directory.run(backend(2), Shard.WHOLE, stopAfter(after)))
                        .isInstanceOf(Stopped.class);
            }
            if (random.nextBoolean()) {
                tear(target.resolve(SweepDirectory.ROWS), random);
            }
            resume(target);
            assertThat(bytes(target)).isEqualTo(wanted);
        }
    }

    @Test
    void aTornLastLineAndADamagedOneAreRunAgain() throws IOException {
        Path target = whole("a", 1);
        Map<String, String> wanted = bytes(target);
        Path rows = target.resolve(SweepDirectory.ROWS);
        List<String> lines = Files.readAllLines(rows);
        String torn = lines.get(0) + "\n{\"id\":broken}\n" + lines.get(2) + "\n"
                + lines.get(3).substring(0, 40);
        Files.writeString(rows, torn);
        try (SweepDirectory directory = SweepDirectory.resume(target, planner)) {
            assertThat(directory.done()).isEqualTo(2);
            assertThat(directory.missing(Shard.WHOLE)).isEqualTo(28);
        }
        resume(target);
        assertThat(bytes(target)).isEqualTo(wanted);
    }

    @Test
    void runsThatAreThereAreNotRunAgain() {
        Path target = whole("a", 1);
        try (SweepDirectory directory = SweepDirectory.resume(target, planner)) {
            directory.run(
                    new LocalBackend(
                            entry -> {
                                throw new AssertionError("run again: " + entry.id());
                            },
                            1),
                    Shard.WHOLE,
                    SILENT);
            assertThat(directory.isComplete()).isTrue();
        }
    }

    @Test
    void shardsAreDisjointAndMergedGiveTheWhole() throws IOException {
        Map<String, String> wanted = bytes(whole("whole", 1));
        for (int i = 1; i <= 3; i++) {
            try (SweepDirectory directory = SweepDirectory.create(place.resolve("shard" + i), planner)) {
                directory.run(backend(2), new Shard(i, 3), SILENT);
                assertThat(directory.done()).isEqualTo(10);
                assertThat(directory.finish(2, point -> {})).isEmpty();
            }
            assertThat(place.resolve("shard" + i).resolve("sweep.json")).doesNotExist();
        }
        Path merged = place.resolve("merged");
        try (SweepDirectory directory = SweepDirectory.create(merged, planner)) {
            for (int i = 1; i <= 3; i++) {
                directory.merge(place.resolve("shard" + i));
                assertThat(directory.done()).isEqualTo(10 * i);
            }
            directory.finish(2, point -> {});
        }
        assertThat(bytes(merged)).isEqualTo(wanted);
    }

    /** Student's t for two degrees of freedom is 4.30265 (Law, Simulation Modeling and Analysis, table T.1: 4.303). */
    @Test
    void figuresAreMeansOverTheRunsThatDidNotFail() {
        SweepResult result = SweepJson.read(whole("a", 1));
        assertThat(result.points()).hasSize(10);
        PointMetric first = result.points().get(0).metrics().get(0);
        // Runs 0, 1, 2 have means 10, 11, 12: standard deviation 1.
        assertThat(first.mean()).isEqualTo(11);
        assertThat(first.stddev()).isEqualTo(1);
        assertThat(first.halfWidth()).isCloseTo(4.30265 / Math.sqrt(3), within(1e-5));
        assertThat(first.n()).isEqualTo(3);
        // Run 6 of runs 6, 7, 8 fails.
        SweepResult.Point third = result.points().get(2);
        assertThat(third.failed()).isEqualTo(1);
        assertThat(third.metrics().get(0).mean()).isEqualTo(17.5);
        assertThat(third.metrics().get(0).n()).isEqualTo(2);
        assertThat(third.axes()).isEqualTo(Map.of("seed", "2", "driver.policy", "a"));
        assertThat(result.failures())
                .extracting(SweepResult.Failure::id)
                .containsExactly("p0002-r00", "p0004-r01", "p0006-r02", "p0009-r00");
        assertThat(result.points().get(0).notes()).containsExactly("a \"note\"\nin two lines (1 of 3 runs)");
        assertThat(SweepJson.read(SweepJson.write(result), "again")).isEqualTo(result);
    }

    @Test
    void aPlanThatDiffersIsRefusedAndTheDirectoryLeftAlone() throws IOException {
        Path target = whole("a", 1);
        Map<String, String> before = bytes(target);
        assertRefused(target, Sweeps.planner(2, "seed=1,2,3,4,5", "driver.policy=a,\"b,c\""), "number of replications");
        assertRefused(
                target, Sweeps.planner(3, "seed=1,2,3,4", "driver.policy=a,\"b,c\""), "continues with run p0008-r00");
        assertRefused(
                target, Sweeps.planner(3, "seed=1,2,3,4,5,6", "driver.policy=a,\"b,c\""), "ends before run p0010-r00");
        assertRefused(target, Sweeps.planner(3, "seed=1,2,3,4,5", "driver.policy=a,z"), "run p0001-r00 has {seed=1, ");
        assertThat(bytes(target)).isEqualTo(before);
    }

    private static void assertRefused(Path target, SweepPlanner other, String why) {
        assertThatThrownBy(() -> SweepDirectory.resume(target, other))
                .isInstanceOf(ResultException.class)
                .hasMessageContaining("another plan")
                .hasMessageContaining(why);
    }

    @Test
    void aDirectoryHasOneSweepAtATime() {
        Path target = place.resolve("a");
        try (SweepDirectory first = SweepDirectory.create(target, planner)) {
            assertThat(first.done()).isZero();
            assertThatThrownBy(() -> SweepDirectory.resume(target, planner))
                    .isInstanceOf(ResultException.class)
                    .hasMessageContaining("another sweep is writing to it");
        }
        assertThatThrownBy(() -> SweepDirectory.create(target, planner))
                .hasMessageContaining("holds a sweep already; continue it with --resume");
    }

    @Test
    void aSweepThatCannotBePlannedLeavesNothing() throws IOException {
        SweepPlanner bad = Sweeps.planner(1, "stop.requests=100,10", "warmUp.requests=5,50");
        assertThatThrownBy(() -> SweepDirectory.create(place.resolve("a"), bad)).hasMessageContaining("warm-up");
        try (Stream<Path> left = Files.list(place)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void otherContentIsLeftAlone() throws IOException {
        Files.writeString(Files.createDirectory(place.resolve("a")).resolve("mine"), "");
        assertThatThrownBy(() -> SweepDirectory.create(place.resolve("a"), planner))
                .hasMessageContaining("is a directory with other content");
        assertThatThrownBy(() -> SweepDirectory.resume(place.resolve("a"), planner))
                .hasMessageContaining("is not a sweep directory");
        assertThatThrownBy(() -> SweepDirectory.create(place.resolve("a/mine"), planner))
                .hasMessageContaining("is a file");
    }

    private Path whole(String name, int threads) {
        Path target = place.resolve(name);
        try (SweepDirectory directory = SweepDirectory.create(target, planner)) {
            directory.run(backend(threads), Shard.WHOLE, SILENT);
            assertThat(directory.finish(threads, point -> {})).hasSize(4);
        }
        return target;
    }

    private void resume(Path target) {
        try (SweepDirectory directory = SweepDirectory.resume(target, planner)) {
            directory.run(backend(2), Shard.WHOLE, SILENT);
            directory.finish(2, point -> {});
        }
    }

    private static SweepBackend backend(int threads) {
        return new LocalBackend(Sweeps::row, threads);
    }

    private static SweepBackend.Rows stopAfter(int rows) {
        return new SweepBackend.Rows() {
            private int seen;

            @Override
            public void started(PlanEntry entry) {}

            @Override
            public void finished(RowLine row) {
                if (seen++ == rows) {
                    throw new Stopped();
                }
            }
        };
    }

    /** Truncates the last row, as happens when a process is killed while it writes. */
    private static void tear(Path rows, SplittableRandom random) throws IOException {
        byte[] text = Files.readAllBytes(rows);
        byte[] torn = Arrays.copyOf(text, text.length - 1 - random.nextInt(50));
        Files.write(rows, torn, StandardOpenOption.TRUNCATE_EXISTING);
    }

    private static Map<String, String> bytes(Path directory) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                contents.put(file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return contents;
    }
}
