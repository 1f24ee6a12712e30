package org.spindle.spi.report;

import java.util.List;

/**
 * One horizontal bar for each category, made of parts that add up.
 *
 * @param category what the categories are
 * @param quantity what the bars measure
 * @param unit of the values; empty for plain numbers
 */
public record StackedBarChart(
        String title,
        String description,
        String category,
        String quantity,
        String unit,
        List<String> categories,
        List<Part> parts)
        implements SectionChart {

    /**
     * One part of every bar.
     *
     * @param values one for each category, not below 0
     */
    public record Part(String name, List<Double> values) {

        public Part {
            values = List.copyOf(values);
        }
    }

    public StackedBarChart {
        categories = List.copyOf(categories);
        parts = List.copyOf(parts);
        for (Part part : parts) {
            if (part.values().size() != categories.size()) {
                throw new IllegalArgumentException("part '" + part.name() + "' of chart '" + title + "' has "
                        + part.values().size() + " values; it needs one for each of the " + categories.size()
                        + " categories");
            }
            if (!part.values().stream().allMatch(value -> value >= 0)) {
                throw new IllegalArgumentException("part '" + part.name() + "' of chart '" + title
                        + "' has a value that is not 0 or more; only such values can be stacked");
            }
        }
    }
}
