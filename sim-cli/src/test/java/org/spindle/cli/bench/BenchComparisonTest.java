package org.spindle.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchComparisonTest {

    private static BenchFigures figures(double bytes, double events, Double... nanos) {
        return new BenchFigures(
                "1", "", "here", "quick", List.of(new CaseFigures("a", List.of(nanos), bytes, events, 0)));
    }

    @Test
    void countsDifferWhenTheyAreNotTheSame() {
        assertThat(BenchComparison.differences(figures(100, 3, 10.0), figures(100, 3.001, 10.0)))
                .containsExactly("a: 3.001 events per request, before 3.000 (+0.0 %)");
        assertThat(BenchComparison.differences(figures(100, 3, 10.0), figures(120, 3, 10.0)))
                .containsExactly("a: 120.000 bytes per request, before 100.000 (+20.0 %)");
        assertThat(BenchComparison.differences(figures(100, 3, 10.0), figures(104, 3, 10.0)))
                .isEmpty();
    }

    /** The better half of the repetitions, from the fastest to the median, must not overlap that of the other. */
    @Test
    void timesDifferBeyondTheNoiseOnly() {
        BenchFigures old = figures(0, 3, 100.0, 110.0, 150.0);

        assertThat(BenchComparison.differences(old, figures(0, 3, 120.0, 130.0, 131.0)))
                .containsExactly("a: 120.000 ns per request, before 100.000 (+20.0 %)");
        assertThat(BenchComparison.differences(old, figures(0, 3, 60.0, 70.0, 200.0)))
                .containsExactly("a: 60.000 ns per request, before 100.000 (-40.0 %)");
        assertThat(BenchComparison.differences(old, figures(0, 3, 109.0, 160.0, 170.0)))
                .as("overlaps with 100 to 110")
                .isEmpty();
        assertThat(BenchComparison.differences(old, figures(0, 3, 112.0, 113.0, 114.0)))
                .as("less than 15 %")
                .isEmpty();
    }

    @Test
    void figuresComeBackFromJson(@TempDir Path directory) throws Exception {
        BenchFigures figures = figures(12.25, 3.125, 11.0, 10.5);
        Path file = Files.writeString(
                directory.resolve("history.jsonl"), BenchJson.write(figures) + "\n" + BenchJson.write(figures) + "\n");

        assertThat(BenchJson.read(file)).containsExactly(figures, figures);
        assertThat(figures.cases().get(0).best()).isEqualTo(10.5);
    }

    @Test
    void aLimitIsKeptByWhatItWasWrittenFrom(@TempDir Path directory) throws Exception {
        BenchFigures figures = figures(12.25, 3.1251, 10.0);
        Path file = Files.writeString(directory.resolve("limits.csv"), BenchLimits.text(figures));

        assertThat(file).hasContent("case,count,limit\na,bytes,37.000\na,events,3.126\na,estimates,0.000\n");
        assertThat(BenchLimits.read(file).broken(figures)).isEmpty();
        assertThat(BenchLimits.read(file).broken(figures(12.25, 3.127, 10.0)))
                .containsExactly("a: 3.127 events per request, limit 3.126");
        Files.writeString(file, "case,count,limit\na,bytes,37.000\na,estimates,0\n");
        assertThat(BenchLimits.read(file).broken(figures))
                .containsExactly("a: there is no limit of events per request");
    }
}
