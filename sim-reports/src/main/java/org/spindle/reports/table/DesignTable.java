package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.List;
import org.spindle.design.Designer.Proposals;
import org.spindle.design.Evaluation;
import org.spindle.design.Limit;
import org.spindle.design.ModelValidation;
import org.spindle.design.ResponseTime;
import org.spindle.reports.Decimals;

/** The organisations of a design as text: the capacity and cost of each, then the utilisations of its parts. */
public final class DesignTable {

    private DesignTable() {}

    /** Lines ended by a line feed. */
    public static String render(Proposals proposals) {
        StringBuilder text = new StringBuilder();
        if (!proposals.evaluations().isEmpty()) {
            results(proposals.evaluations(), text);
            text.append('\n');
            utilisations(proposals.evaluations(), text);
        }
        reasons(
                "cannot sustain the load",
                proposals.evaluations().stream()
                        .filter(each -> each.overload() != null)
                        .map(each -> each.label() + ": " + each.overload())
                        .distinct()
                        .toList(),
                text);
        reasons("cannot be built", proposals.rejections(), text);
        return text.toString();
    }

    private static void reasons(String what, List<String> reasons, StringBuilder text) {
        if (!reasons.isEmpty()) {
            text.append(text.isEmpty() ? "" : "\n").append(what).append('\n');
            reasons.forEach(reason -> text.append("  ").append(reason).append('\n'));
        }
    }

    private static void results(List<Evaluation> evaluations, StringBuilder text) {
        List<String> axes = List.copyOf(evaluations.get(0).axes().keySet());
        AlignedColumns columns = new AlignedColumns(axes.size() + 1);
        List<String> header = new ArrayList<>(axes);
        header.addAll(List.of("organisation", "IOPS", "limit", "cost", "cost/IOPS", "ms", "at IOPS", "front"));
        columns.row(header);
        Decimals perIops = Decimals.forColumn(
                evaluations.stream().map(Evaluation::costPerIops).toList());
        for (Evaluation each : evaluations) {
            ResponseTime response = each.response();
            List<String> row = new ArrayList<>();
            axes.forEach(axis -> row.add(each.axes().getOrDefault(axis, "")));
            row.add(each.label());
            row.add(whole(each.iops()));
            row.add(each.bottleneck().part().text());
            row.add(whole(each.cost()));
            row.add(perIops.format(each.costPerIops()));
            row.add(response == null ? "–" : new Decimals(2).format(response.mean()));
            row.add(whole(each.load()));
            row.add(each.onFront() ? "*" : "");
            columns.row(row);
        }
        columns.print(text);
    }

    private static void utilisations(List<Evaluation> evaluations, StringBuilder text) {
        List<String> axes = List.copyOf(evaluations.get(0).axes().keySet());
        AlignedColumns columns = new AlignedColumns(axes.size() + 1);
        List<String> header = new ArrayList<>(axes);
        header.add("utilisation, %");
        evaluations.get(0).limits().forEach(limit -> header.add(limit.part().text()));
        columns.row(header);
        for (Evaluation each : evaluations) {
            List<String> row = new ArrayList<>();
            axes.forEach(axis -> row.add(each.axes().getOrDefault(axis, "")));
            row.add(each.label());
            for (Limit limit : each.limits()) {
                row.add(new Decimals(1).format(100 * each.iops() / limit.full()));
            }
            columns.row(row);
        }
        columns.print(text);
    }

    /** Model and simulation of each organisation. */
    public static String render(List<ModelValidation> comparisons) {
        StringBuilder text = new StringBuilder();
        for (ModelValidation comparison : comparisons) {
            text.append(text.isEmpty() ? "" : "\n");
            AlignedColumns columns = new AlignedColumns(1);
            columns.row(List.of(comparison.label(), "model", "simulated", "±", "difference"));
            for (ModelValidation.ComparedFigure line : comparison.lines()) {
                Double halfWidth = line.halfWidth();
                columns.row(List.of(
                        line.figure() + (line.unit().equals("ms") ? ", ms" : ""),
                        figure(line.model()),
                        figure(line.simulated()),
                        halfWidth == null ? "" : Decimals.halfWidth(line.simulated(), halfWidth),
                        percent(line.difference())));
            }
            columns.print(text);
        }
        return text.toString();
    }

    private static String figure(double value) {
        return Decimals.alone(value);
    }

    static String percent(double difference) {
        return (difference > 0 ? "+" : "") + new Decimals(1).format(100 * difference) + " %";
    }

    private static String whole(double value) {
        return new Decimals(0).format(value);
    }
}
