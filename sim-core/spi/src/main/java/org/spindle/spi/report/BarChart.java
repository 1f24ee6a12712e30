package org.spindle.spi.report;

import java.util.List;

/**
 * One bar for each category, from zero.
 *
 * @param category what the categories are
 * @param quantity what the bars measure
 * @param unit of the values; empty for plain numbers
 * @param values one for each category; not a number where there is none
 */
public record BarChart(
        String title,
        String description,
        String category,
        String quantity,
        String unit,
        List<String> categories,
        List<Double> values)
        implements SectionChart {

    public BarChart {
        categories = List.copyOf(categories);
        values = List.copyOf(values);
        if (categories.size() != values.size()) {
            throw new IllegalArgumentException("chart '" + title + "' has " + values.size() + " values; it needs one"
                    + " for each of the " + categories.size() + " categories");
        }
    }
}
