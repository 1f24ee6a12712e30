package org.spindle.result;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.io.NumberOutput;

/** The time series of a result as RFC 4180 text: one line per series and interval, without those that have no value. */
final class SeriesCsv {

    private static final String HEADER = "component,series,unit,from_ns,to_ns,value\r\n";

    private SeriesCsv() {}

    static String of(RunResult result) {
        StringBuilder text = new StringBuilder(HEADER);
        List<Series> all = new ArrayList<>(result.series());
        all.addAll(result.responses().series());
        for (Series series : all) {
            String name = Csv.field(series.component())
                    + ','
                    + Csv.field(series.name())
                    + ','
                    + Csv.field(series.unit())
                    + ',';
            List<Double> points = series.points();
            for (int i = 0; i < points.size(); i++) {
                double value = points.get(i);
                if (!Double.isNaN(value)) {
                    text.append(name).append(i * series.intervalNs()).append(',');
                    text.append((i + 1) * series.intervalNs()).append(',');
                    text.append(NumberOutput.toString(value, true)).append("\r\n");
                }
            }
        }
        return text.toString();
    }
}
