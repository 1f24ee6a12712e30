package org.spindle.reports.table;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.compare.Comparison;
import org.spindle.compare.Comparison.ComparedMetric;
import org.spindle.compare.Comparison.Difference;
import org.spindle.reports.Decimals;

/**
 * A comparison as RFC 4180 text: one line per statistic and subject that is compared with the baseline, the axes first. An
 * undefined value is empty; changes are fractions.
 */
public final class ComparisonCsv {

    private static final List<String> COLUMNS = List.of(
            "component",
            "class",
            "metric",
            "unit",
            "stat",
            "baseline",
            "baseline_half_width",
            "subject",
            "mean",
            "half_width",
            "difference",
            "difference_half_width",
            "change",
            "change_half_width",
            "p",
            "significant",
            "test",
            "cautions");

    private ComparisonCsv() {}

    /** Lines ended by carriage return and line feed, a header first. */
    public static String of(Comparison comparison) {
        Set<String> axes = new LinkedHashSet<>();
        comparison.rows().forEach(row -> axes.addAll(row.axes().keySet()));
        StringWriter text = new StringWriter();
        try (CsvWriter csv =
                CsvWriter.builder().lineDelimiter(LineDelimiter.CRLF).build(text)) {
            List<String> header = new ArrayList<>(axes);
            header.addAll(COLUMNS);
            csv.writeRecord(header);
            for (ComparedMetric row : comparison.rows()) {
                for (Difference other : row.others()) {
                    csv.writeRecord(line(axes, row, other, comparison));
                }
            }
        } catch (IOException e) {
            throw new AssertionError("a string does not fail", e);
        }
        return text.toString();
    }

    private static List<String> line(Set<String> axes, ComparedMetric row, Difference other, Comparison comparison) {
        List<String> line = new ArrayList<>();
        axes.forEach(axis -> line.add(row.axes().getOrDefault(axis, "")));
        line.addAll(List.of(row.component(), row.requestClass(), row.name(), row.unit(), row.stat()));
        line.add(number(row.baseline().mean()));
        line.add(number(row.baseline().halfWidth()));
        line.add(comparison.subjects().get(other.subject()).label());
        line.add(number(other.mean()));
        line.add(number(other.halfWidth()));
        line.add(number(other.difference()));
        line.add(number(other.differenceHalfWidth()));
        line.add(number(other.change()));
        line.add(number(other.changeHalfWidth()));
        line.add(number(other.p()));
        line.add(Boolean.toString(other.significant()));
        line.add(other.test());
        line.add(String.join("; ", row.cautions()));
        return line;
    }

    private static String number(@Nullable Double value) {
        return value == null || !Double.isFinite(value) ? "" : Decimals.exact(value);
    }
}
