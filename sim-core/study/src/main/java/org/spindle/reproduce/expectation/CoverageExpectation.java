package org.spindle.reproduce.expectation;

import java.util.Map;
import org.spindle.result.Metric;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;
import org.spindle.sweep.RunRow;

@TypeName("coverage")
@Doc(
        "The known mean of a metric lies inside the 95 % interval of most replications, each with an interval of its own by batch"
                + " means. For another number of replications the count is the largest that a correct model misses no more often.")
record CoverageExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The metric, a distribution: component/class/metric.")
        String of,

        @Doc("The point, by value of each axis.") @Default("{}")
        Map<String, String> at,

        @Doc("The known mean, in the metric's unit.") double expected,

        @Doc("Replications whose interval must hold the mean.") @Default("93") @Range(min = "1")
        int atLeast,

        @Doc("Number of replications that atLeast refers to.") @Default("100") @Range(min = "1", max = "100000")
        int outOf)
        implements Expectation {

    /** Probability that an interval contains the mean of a correct model. */
    private static final double NOMINAL = 0.95;

    @Override
    public void check(Grid grid, Problems problems) {
        try {
            Selector.parse(of);
        } catch (IllegalArgumentException e) {
            problems.report("of", "'" + of + "' does not name a metric", "component/class/metric, without a stat");
        }
        grid.checkOnePoint("at", at, problems);
        if (atLeast > outOf) {
            problems.report("atLeast", atLeast + " of " + outOf + " replications are too many", "at most " + outOf);
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        Selector selector = Selector.parse(of);
        Point point = observed.only(at);
        int inside = 0;
        double sum = 0;
        String unit = "";
        for (RunRow run : point.runs()) {
            Metric metric = selector.in(run);
            if (!(metric.value() instanceof Metric.Distribution distribution)) {
                throw new FigureException(selector + " is not a distribution and has no interval");
            }
            unit = metric.unit();
            sum += distribution.mean();
            Metric.Confidence ci95 = distribution.ci95();
            if (ci95 != null && Math.abs(distribution.mean() - expected) <= ci95.halfWidth()) {
                inside++;
            }
        }
        int replications = point.runs().size();
        int needed = needed(replications);
        return Judgement.of(
                inside >= needed,
                FigureFormat.number(expected) + " " + unit + " inside at least " + needed + " of " + replications
                        + " intervals",
                "inside " + inside + " of " + replications + "; mean " + FigureFormat.number(sum / replications) + " "
                        + unit,
                "the intervals miss the known mean too often");
    }

    /** Returns the largest count that a correct model misses no more often than {@link #atLeast} of {@link #outOf}. */
    int needed(int replications) {
        double risk = below(atLeast, outOf);
        int needed = 0;
        while (needed < replications && below(needed + 1, replications) <= risk) {
            needed++;
        }
        return needed;
    }

    /** Returns the probability of fewer successes than a count: the binomial distribution, summed from the top. */
    private static double below(int count, int trials) {
        double term = StrictMath.pow(NOMINAL, trials);
        double atLeast = 0;
        for (int failures = 0; failures <= trials - count; failures++) {
            atLeast += term;
            term *= (trials - failures) * (1 - NOMINAL) / ((failures + 1) * NOMINAL);
        }
        return 1 - atLeast;
    }
}
