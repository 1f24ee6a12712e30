package org.spindle.result;

import tools.jackson.core.io.NumberOutput;

/**
 * The summary of a result as RFC 4180 text: one line per metric, histograms left out. A counter's value stands under
 * {@code count}; figures that are not defined are empty.
 */
final class SummaryCsv {

    private static final String HEADER =
            "component,class,metric,unit,count,mean,stddev,scv,min,p50,p90,p95,p99,p99_9," + "max,ci95_half_width\r\n";

    private final StringBuilder text = new StringBuilder(HEADER);

    private SummaryCsv() {}

    static String of(RunResult result) {
        SummaryCsv summary = new SummaryCsv();
        for (Metric metric : result.metrics()) {
            summary.add(metric);
        }
        return summary.text.toString();
    }

    private void add(Metric metric) {
        text.append(Csv.field(metric.component())).append(',');
        text.append(Csv.field(metric.requestClass())).append(',');
        text.append(Csv.field(metric.name())).append(',');
        text.append(Csv.field(metric.unit()));
        if (metric.value() instanceof Metric.Distribution d) {
            text.append(',').append(d.count());
            Metric.Percentiles p = d.percentiles();
            Metric.Confidence ci95 = d.ci95();
            figures(d.mean(), d.stddev(), d.scv(), d.min(), p.p50(), p.p90(), p.p95(), p.p99(), p.p999(), d.max());
            figures(ci95 == null ? Double.NaN : ci95.halfWidth());
        } else if (metric.value() instanceof Metric.Count count) {
            text.append(',').append(count.value()).append(",,,,,,,,,,,");
        } else if (metric.value() instanceof Metric.Level level) {
            text.append(',');
            figures(level.mean());
            text.append(",,,,,,,,");
            figures(level.max());
            text.append(',');
        }
        text.append("\r\n");
    }

    private void figures(double... values) {
        for (double value : values) {
            text.append(',');
            if (!Double.isNaN(value)) {
                text.append(NumberOutput.toString(value, true));
            }
        }
    }
}
