package org.spindle.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

/** Ranks points with figures made by hand. */
class RankingTest {

    private static final List<VariedKey> AXES = List.of(
            new VariedKey("driver.scheduler", List.of("fcfs", "sstf")), new VariedKey("rate", List.of("40", "80")));

    private static PointMetric figure(Stat stat, double mean, double stddev, int n) {
        return new PointMetric("system", "all", "response-time", "ms", stat, mean, Double.NaN, stddev, n);
    }

    private static Point point(int number, String scheduler, String rate, PointMetric... figures) {
        Map<String, String> axes = new LinkedHashMap<>();
        axes.put("driver.scheduler", scheduler);
        axes.put("rate", rate);
        return new Point(number, axes, 5, 0, List.of(), List.of(figures));
    }

    private static Ranking ranking(Stat stat) {
        Ranking ranking = new Ranking(AXES, stat);
        ranking.add(point(0, "fcfs", "40", figure(Stat.MEAN, 20, 1, 5), figure(Stat.P99, 40, 1, 5)));
        ranking.add(point(1, "fcfs", "80", figure(Stat.MEAN, 50, 1, 5), figure(Stat.P99, 90, 1, 5)));
        ranking.add(point(2, "sstf", "40", figure(Stat.MEAN, 19.5, 1, 5), figure(Stat.P99, 60, 1, 5)));
        ranking.add(point(3, "sstf", "80", figure(Stat.MEAN, 30, 1, 5), figure(Stat.P99, 99, 1, 5)));
        return ranking;
    }

    @Test
    void numbersAreLoadsAndWordsAreAlternatives() {
        Ranking ranking = ranking(Stat.MEAN);
        assertThat(ranking.loads()).containsExactly("rate");
        assertThat(ranking.alternatives()).containsExactly("driver.scheduler");
        assertThat(new Ranking(List.of(new VariedKey("a", List.of("10 ms", "2 s"))), Stat.MEAN).alternatives())
                .isEmpty();
    }

    /** Five runs each with standard deviation 1: t is the difference by the square root of 2/5, with 8 degrees of freedom. */
    @Test
    void theLowestAtEachLoadIsTestedAgainstTheSecond() {
        List<Ranking.Standing> standings = ranking(Stat.MEAN).standings();
        assertThat(standings).hasSize(2);
        assertThat(standings.get(0).load()).containsEntry("rate", "40");
        assertThat(standings.get(0).best().axes()).containsEntry("driver.scheduler", "sstf");
        assertThat(standings.get(0).percentBelow()).isEqualTo(2.5);
        // t = 0.79057 with 8 degrees of freedom; the density was integrated numerically.
        assertThat(standings.get(0).pValue()).isCloseTo(0.4520, within(0.0005));
        assertThat(standings.get(0).isSignificant()).isFalse();
        assertThat(standings.get(1).best().axes()).containsEntry("driver.scheduler", "sstf");
        assertThat(standings.get(1).isSignificant()).isTrue();
    }

    @Test
    void anotherFigureMayHaveAnotherWinner() {
        assertThat(ranking(Stat.P99).standings())
                .allSatisfy(standing -> assertThat(standing.best().axes()).containsEntry("driver.scheduler", "fcfs"));
    }

    @Test
    void theBestAndTheWorstPointAreTheEndsOfTheRanking() {
        List<Ranking.RankedPoint> ranked = ranking(Stat.MEAN).ranked();
        assertThat(ranked.get(0).figure().mean()).isEqualTo(19.5);
        assertThat(ranked.get(3).figure().mean()).isEqualTo(50);
    }

    private static PointMetric tasks(double mean) {
        return new PointMetric("host", "all", "elapsed-time", "s", Stat.MEAN, mean, Double.NaN, 1, 5);
    }

    /** The response times of a design can be longer while its tasks are faster. */
    @Test
    void pointsWithTasksAreRankedByTheirElapsedTime() {
        Ranking ranking = new Ranking(AXES, Stat.MEAN);
        ranking.add(point(0, "fcfs", "40", figure(Stat.MEAN, 20, 1, 5), tasks(9)));
        ranking.add(point(1, "sstf", "40", figure(Stat.MEAN, 40, 1, 5), tasks(7)));
        assertThat(ranking.metric()).isEqualTo(RankedMetric.ELAPSED_TIME);
        assertThat(ranking.unit()).isEqualTo("s");
        assertThat(ranking.standings().get(0).best().axes()).containsEntry("driver.scheduler", "sstf");
    }

    /** Such as a system and its replay without a host. */
    @Test
    void pointsOfWhichSomeHaveNoTasksAreRankedByTheirResponseTime() {
        Ranking ranking = new Ranking(AXES, Stat.MEAN);
        ranking.add(point(0, "fcfs", "40", figure(Stat.MEAN, 20, 1, 5), tasks(9)));
        ranking.add(point(1, "sstf", "40", figure(Stat.MEAN, 40, 1, 5)));
        assertThat(ranking.metric()).isEqualTo(RankedMetric.RESPONSE_TIME);
        assertThat(ranking.unit()).isEqualTo("ms");
        assertThat(ranking.standings().get(0).best().axes()).containsEntry("driver.scheduler", "fcfs");
    }

    @Test
    void oneRunEachIsNotTested() {
        assertThat(Ranking.pValue(figure(Stat.MEAN, 1, Double.NaN, 1), figure(Stat.MEAN, 9, Double.NaN, 1)))
                .isNaN();
        assertThat(Ranking.pValue(figure(Stat.MEAN, 1, 0, 3), figure(Stat.MEAN, 2, 0, 3)))
                .isZero();
        assertThat(Ranking.pValue(figure(Stat.MEAN, 1, 0, 3), figure(Stat.MEAN, 1, 0, 3)))
                .isEqualTo(1);
    }
}
