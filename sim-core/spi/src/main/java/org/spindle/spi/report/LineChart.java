package org.spindle.spi.report;

import java.util.List;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;

/**
 * Lines through points of ascending {@code x}. Points without a place on a logarithmic axis are left out.
 *
 * @param steps whether each value holds until the next
 * @param lines at least one
 */
public record LineChart(String title, String description, Axis x, Axis y, boolean steps, List<Line> lines)
        implements SectionChart {

    public LineChart {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("chart '" + title + "' has no line; give it at least one");
        }
    }
}
