package org.spindle.result;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The response times of the requests that were completed in each of successive equal intervals from time 0, warm-up included.
 *
 * @param intervalNs nanoseconds per interval
 */
public record ResponsesOverTime(long intervalNs, List<Interval> intervals) {

    /** No response times. */
    public static final ResponsesOverTime NONE = new ResponsesOverTime(0, List.of());

    private static final double MILLISECOND = 1e6;

    public ResponsesOverTime {
        intervals = List.copyOf(intervals);
    }

    /**
     * The requests completed in one interval.
     *
     * @param longestNs the longest response time; 0 without requests
     * @param cells those that have requests, in rising order
     */
    public record Interval(long longestNs, List<Cell> cells) {

        public Interval {
            cells = List.copyOf(cells);
        }

        public long requests() {
            return cells.stream().mapToLong(Cell::requests).sum();
        }

        /**
         * Returns the time within which a share of the requests was completed, interpolated linearly within its cell.
         *
         * @param percent above 0, to 100
         * @return nanoseconds; NaN without requests
         */
        double percentileNs(double percent) {
            double rank = percent / 100 * requests();
            double below = 0;
            for (Cell cell : cells) {
                if (below + cell.requests() >= rank) {
                    double limit = Math.min(cell.limitNs(), longestNs);
                    return cell.leastNs() + (limit - cell.leastNs()) * (rank - below) / cell.requests();
                }
                below += cell.requests();
            }
            return Double.NaN;
        }
    }

    /** Requests whose response time was at least {@code leastNs} and less than {@code limitNs}. */
    public record Cell(long leastNs, long limitNs, long requests) {}

    public boolean isEmpty() {
        return intervals.isEmpty();
    }

    /** Percentiles and the maximum over time, in milliseconds; none if nothing was kept. */
    public List<Series> series() {
        if (isEmpty()) {
            return List.of();
        }
        return List.of(
                series("p50", interval -> interval.percentileNs(50)),
                series("p90", interval -> interval.percentileNs(90)),
                series("p99", interval -> interval.percentileNs(99)),
                series("max", interval -> interval.cells().isEmpty() ? Double.NaN : interval.longestNs()));
    }

    private Series series(String stat, ToDoubleFunction<Interval> nanoseconds) {
        List<Double> points = new ArrayList<>();
        for (Interval interval : intervals) {
            points.add(nanoseconds.applyAsDouble(interval) / MILLISECOND);
        }
        return new Series(Metric.SYSTEM, "response-time-" + stat, "ms", intervalNs, points);
    }
}
