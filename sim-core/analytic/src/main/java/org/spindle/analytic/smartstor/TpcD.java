package org.spindle.analytic.smartstor;

import java.util.List;
import org.spindle.analytic.ValidRange;

/** The metrics of the benchmark TPC-D, version 1 (Hsu 2003, appendix E). */
public final class TpcD {

    /** Number of queries and update functions in the power metric. */
    public static final int COMPONENTS = 19;

    private static final int QUERIES = 17;

    private TpcD() {}

    /**
     * Returns the power: 3600 SF over the geometric mean of all times, each query counted for at least a thousandth of the longest
     * (equation E.1).
     *
     * @param scaleFactor gigabytes, greater than 0
     * @param queries seconds of the 17 queries, each greater than 0
     * @param updates seconds of the 2 update functions, each greater than 0
     */
    public static double power(double scaleFactor, List<Double> queries, List<Double> updates) {
        ValidRange.positive("scale factor", scaleFactor);
        if (queries.size() != QUERIES || updates.size() != COMPONENTS - QUERIES) {
            throw ValidRange.outside(
                    "number of queries and updates", queries.size() + " and " + updates.size(), "17 and 2");
        }
        double longest = queries.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        double logs = 0;
        for (double query : queries) {
            logs += StrictMath.log(Math.max(ValidRange.positive("time of a query", query), longest / 1000));
        }
        for (double update : updates) {
            logs += StrictMath.log(ValidRange.positive("time of an update", update));
        }
        return 3600 * scaleFactor / StrictMath.exp(logs / COMPONENTS);
    }

    /**
     * Returns the throughput: S x 17 x 3600 SF / T (equation E.2).
     *
     * @param streams 1 or more
     * @param seconds elapsed, greater than 0
     */
    public static double throughput(double scaleFactor, int streams, double seconds) {
        return ValidRange.atLeast(1, "number of streams", streams)
                * QUERIES
                * 3600
                * ValidRange.positive("scale factor", scaleFactor)
                / ValidRange.positive("elapsed time", seconds);
    }

    /** Returns the queries per hour: the geometric mean of power and throughput. */
    public static double queriesPerHour(double power, double throughput) {
        return Math.sqrt(ValidRange.positive("power", power) * ValidRange.positive("throughput", throughput));
    }

    /** Returns the growth of the power metric if one of its times is divided by {@code factor}: factor^(1/19) - 1. */
    public static double gainOfOne(double factor) {
        return StrictMath.pow(ValidRange.positive("factor", factor), 1.0 / COMPONENTS) - 1;
    }
}
