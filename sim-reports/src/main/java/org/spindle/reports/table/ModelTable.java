package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.model.ModelResult;
import org.spindle.model.Simulated;
import org.spindle.reports.Decimals;

/** An analytic model as text, beside the simulated figures if there are any. */
public final class ModelTable {

    private ModelTable() {}

    /**
     * Lines ended by a line feed.
     *
     * @param simulated null if nothing was simulated
     */
    public static String render(ModelResult model, @Nullable Simulated simulated) {
        StringBuilder text = new StringBuilder();
        text.append(
                model.closed()
                        ? "closed: " + model.population()
                                + (model.population() == 1 ? " user who thinks for " : " users who think for ")
                                + figure(model.thinkTime()) + " ms\n"
                        : "open: " + figure(model.throughput()) + " requests/s\n");
        text.append('\n');
        stations(model, simulated, text);
        text.append('\n');
        system(model, simulated, text);
        text.append("bottleneck: ").append(model.bottleneck()).append('\n');
        for (String caution : model.cautions()) {
            text.append("assumption: ").append(caution).append('\n');
        }
        return text.toString();
    }

    private static void stations(ModelResult model, @Nullable Simulated simulated, StringBuilder text) {
        AlignedColumns columns = new AlignedColumns(1);
        List<String> header =
                new ArrayList<>(List.of("", "requests/s", "service, ms", "C²", "busy, %", "response, ms"));
        if (simulated != null) {
            header.addAll(List.of("simulated busy, %", "response, ms", "difference"));
        }
        columns.row(header);
        for (ModelResult.StationLoad line : model.lines()) {
            List<String> row = new ArrayList<>(List.of(
                    line.name(),
                    figure(line.throughput()),
                    new Decimals(3).format(line.service()),
                    new Decimals(2).format(line.scv()),
                    new Decimals(1).format(100 * line.utilisation()),
                    new Decimals(2).format(line.responseTime())));
            if (simulated != null) {
                double response = simulated.responseTime(line.name());
                row.add(new Decimals(1).format(100 * simulated.utilisation(line.name())));
                row.add(new Decimals(2).format(response));
                row.add(difference(line.responseTime(), response));
            }
            columns.row(row);
        }
        columns.print(text);
    }

    private static void system(ModelResult model, @Nullable Simulated simulated, StringBuilder text) {
        AlignedColumns columns = new AlignedColumns(1);
        if (simulated == null) {
            columns.row(List.of("requests/s", figure(model.throughput())));
            columns.row(List.of("response time, ms", new Decimals(2).format(model.responseTime())));
        } else {
            columns.row(List.of("", "model", "simulated", "difference"));
            columns.row(List.of(
                    "requests/s",
                    figure(model.throughput()),
                    figure(simulated.throughput()),
                    difference(model.throughput(), simulated.throughput())));
            columns.row(List.of(
                    "response time, ms",
                    new Decimals(2).format(model.responseTime()),
                    new Decimals(2).format(simulated.responseTime()),
                    difference(model.responseTime(), simulated.responseTime())));
        }
        columns.print(text);
    }

    private static String difference(double model, double simulated) {
        return Double.isFinite(model) && Double.isFinite(simulated) ? DesignTable.percent(simulated / model - 1) : "–";
    }

    private static String figure(double value) {
        return Decimals.alone(value);
    }
}
