package org.spindle.reports;

import java.util.List;
import java.util.Optional;
import org.spindle.result.RunResult;
import org.spindle.result.Series;

/**
 * The load offered to an overloaded system, and the load that it completed.
 *
 * @param offered requests per second while requests arrived: those of the whole intervals of the series {@code arrivals}
 *     before the interval of the last arrival
 * @param completed requests per second until the run ended, warm-up included
 */
public record OfferedLoad(double offered, double completed) {

    /** Returns the load of a run with a note that its queue was still growing; empty for all others. */
    public static Optional<OfferedLoad> of(RunResult result) {
        boolean grows = result.notes().stream().anyMatch(note -> note.startsWith(RunResult.QUEUE_GROWING));
        return !grows || result.run().simulatedNs() == 0
                ? Optional.empty()
                : result.series().stream()
                        .filter(series -> series.component().equals(RunMetrics.SYSTEM)
                                && series.name().equals("arrivals"))
                        .findFirst()
                        .flatMap(arrivals -> of(result.run(), arrivals));
    }

    private static Optional<OfferedLoad> of(RunResult.RunInfo run, Series arrivals) {
        List<Double> points = arrivals.points();
        int last = points.size() - 1;
        while (last >= 0 && points.get(last) == 0) {
            last--;
        }
        if (last < 1) {
            return Optional.empty();
        }
        double requests = points.subList(0, last).stream()
                .mapToDouble(Double::doubleValue)
                .sum();
        return Optional.of(new OfferedLoad(
                requests / (last * arrivals.intervalNs() / 1e9), run.requestsCompleted() / (run.simulatedNs() / 1e9)));
    }

    /** Returns a text such as {@code offered 500 requests/s, completed 85.2 requests/s}. */
    @Override
    public String toString() {
        return "offered " + Decimals.alone(offered) + " requests/s, completed " + Decimals.alone(completed)
                + " requests/s";
    }
}
