package org.spindle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark runs, and docs/performance.md names it. */
class BenchmarksTest {

    @Test
    void everyBenchmarkRuns() throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .mode(Mode.SingleShotTime)
                        .forks(0)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .measurementTime(TimeValue.NONE)
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        Set<String> ran = new TreeSet<>();
        results.forEach(result -> ran.add(result.getParams().getBenchmark()));
        assertThat(ran).isEqualTo(benchmarks());
    }

    @Test
    void thePerformancePageSaysWhatEveryBenchmarkIsFor() throws IOException {
        String page = Files.readString(Path.of(System.getProperty("spindle.root"), "docs", "performance.md"));
        for (String benchmark : benchmarks()) {
            String[] names = benchmark.split("\\.");
            assertThat(page).contains("`" + names[names.length - 2] + "." + names[names.length - 1] + "`");
        }
    }

    private static Set<String> benchmarks() {
        Set<String> names = new TreeSet<>();
        for (BenchmarkListEntry entry : BenchmarkList.defaultList().getAll(null, java.util.List.of())) {
            names.add(entry.getUsername());
        }
        return names;
    }
}
