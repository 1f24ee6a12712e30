package org.spindle.spi.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.spindle.spi.analysis.Line;

/**
 * The metrics of one component of a result, over all requests.
 *
 * @param name of the component
 */
public record MeasuredComponent(RunView run, String name) {

    /** Returns a metric, if it was measured. */
    public Optional<MeasuredMetric> metric(String metric) {
        return run.metric(name, metric);
    }

    /** Returns the number of occurrences; 0 if they were not counted. */
    public double count(String metric) {
        return metric(metric).map(MeasuredMetric::count).orElse(0L);
    }

    /** Returns the mean of a metric; not a number if it was not measured. */
    public double mean(String metric) {
        return metric(metric).map(MeasuredMetric::mean).orElse(Double.NaN);
    }

    /** Returns the greatest value of a metric; not a number if it was not measured. */
    public double maximum(String metric) {
        return metric(metric).map(MeasuredMetric::maximum).orElse(Double.NaN);
    }

    /** Returns the percentile of a distribution; not a number if it was not measured. */
    public double percentile(String metric, double percent) {
        return metric(metric).stream()
                .flatMap(measured -> measured.percentiles().stream())
                .filter(percentile -> percentile.percent() == percent)
                .mapToDouble(MeasuredMetric.Percentile::value)
                .findFirst()
                .orElse(Double.NaN);
    }

    /**
     * Returns a metric over simulated seconds; without points if the result has none. For a {@link SeriesChart} use
     * {@link #seriesLine}.
     *
     * @param label name of the line
     */
    public Line series(String metric, String label) {
        return seriesLine(metric, label).line();
    }

    /**
     * Returns a line of a {@link SeriesChart} that shows a metric over simulated time; its series has no points if the result
     * has none.
     *
     * @param label name of the line
     */
    public SeriesChart.SeriesLine seriesLine(String metric, String label) {
        MeasuredSeries measured = run.series().stream()
                .filter(series ->
                        series.component().equals(name) && series.name().equals(metric))
                .findFirst()
                .orElseGet(() -> new MeasuredSeries(name, metric, "", 1, List.of()));
        return new SeriesChart.SeriesLine(label, measured);
    }

    /**
     * Returns the share of the values of a distribution up to each, in percent; without points if there is none.
     *
     * @param label name of the line
     */
    public Line shares(String metric, String label) {
        List<Line.Point> points = new ArrayList<>();
        metric(metric).ifPresent(values -> {
            long below = 0;
            for (MeasuredMetric.Bucket bucket : values.histogram()) {
                below += bucket.count();
                points.add(new Line.Point(bucket.value(), 100.0 * below / values.count()));
            }
        });
        return new Line(label, points);
    }
}
