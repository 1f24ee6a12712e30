package org.spindle.design;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.spindle.design.Limit.Part;
import org.spindle.result.Csv;

/** The CSV form of organisations (RFC 4180), a line each: varied keys first, utilisations as fractions, times in ms. */
public final class DesignCsv {

    private DesignCsv() {}

    /** Returns lines ended by carriage return and line feed, the header first. */
    public static String of(List<Evaluation> evaluations) {
        List<String> axes = evaluations.isEmpty()
                ? List.of()
                : List.copyOf(evaluations.get(0).axes().keySet());
        StringBuilder text = new StringBuilder();
        List<String> header = new ArrayList<>(axes);
        header.addAll(List.of(
                "organisation",
                "disks",
                "strings",
                "iops",
                "bottleneck",
                "cost",
                "cost_per_iops",
                "load",
                "response_ms",
                "on_front"));
        for (Part part : Part.values()) {
            header.add("limit_" + part.text());
        }
        for (Part part : Part.values()) {
            header.add("utilisation_" + part.text());
        }
        line(header, text);
        evaluations.forEach(evaluation -> line(cells(axes, evaluation), text));
        return text.toString();
    }

    private static List<String> cells(List<String> axes, Evaluation evaluation) {
        ResponseTime response = evaluation.response();
        List<String> cells = new ArrayList<>();
        axes.forEach(axis -> cells.add(evaluation.axes().getOrDefault(axis, "")));
        cells.add(evaluation.label());
        cells.add(Integer.toString(evaluation.organisation().diskCount()));
        cells.add(Integer.toString(evaluation.organisation().stringCount()));
        cells.add(Double.toString(evaluation.iops()));
        cells.add(evaluation.bottleneck().part().text());
        cells.add(Double.toString(evaluation.cost()));
        cells.add(Double.toString(evaluation.costPerIops()));
        cells.add(Double.toString(evaluation.load()));
        cells.add(response == null ? "" : Double.toString(response.mean()));
        cells.add(Boolean.toString(evaluation.onFront()));
        for (Part part : Part.values()) {
            cells.add(evaluation.limits().stream()
                    .filter(limit -> limit.part() == part)
                    .map(limit -> Double.toString(limit.allowed()))
                    .findFirst()
                    .orElse(""));
        }
        for (Part part : Part.values()) {
            Double share = evaluation.utilisations().get(part);
            cells.add(share == null ? "" : Double.toString(share));
        }
        return cells;
    }

    private static void line(List<String> cells, StringBuilder to) {
        to.append(cells.stream().map(Csv::field).collect(Collectors.joining(",")))
                .append("\r\n");
    }
}
