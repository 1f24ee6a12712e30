package org.spindle.cli.bench;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.spindle.reports.SpeedHistory;
import org.spindle.reports.SpeedHistory.CaseCurve;
import org.spindle.reports.SpeedHistory.SpeedMeasure;

/** The figures of many commits as curves. */
final class BenchHistory {

    private BenchHistory() {}

    /**
     * @param entries from the oldest to the newest
     */
    static SpeedHistory of(List<BenchFigures> entries) {
        Set<String> cases = new LinkedHashSet<>();
        entries.forEach(entry -> entry.cases().forEach(each -> cases.add(each.name())));
        List<SpeedMeasure> measures = List.of(
                measure("time", "ns/request", entries, cases, CaseFigures::best),
                measure("events", "events/request", entries, cases, CaseFigures::events),
                measure("estimates", "estimates/request", entries, cases, CaseFigures::estimates),
                measure("allocation", "bytes/request", entries, cases, CaseFigures::bytes));
        return new SpeedHistory(
                entries.stream()
                        .map(entry -> new SpeedHistory.MeasuredCommit(entry.commit(), entry.machine(), entry.scale()))
                        .toList(),
                measures);
    }

    private static SpeedMeasure measure(
            String name,
            String unit,
            List<BenchFigures> entries,
            Set<String> cases,
            ToDoubleFunction<CaseFigures> figure) {
        List<CaseCurve> curves = new ArrayList<>();
        for (String each : cases) {
            List<Double> values = new ArrayList<>();
            for (BenchFigures entry : entries) {
                CaseFigures of = entry.ofCase(each);
                values.add(of == null ? Double.NaN : figure.applyAsDouble(of));
            }
            curves.add(new CaseCurve(each, values));
        }
        return new SpeedMeasure(name, unit, curves);
    }
}
