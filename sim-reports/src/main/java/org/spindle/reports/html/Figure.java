package org.spindle.reports.html;

import java.util.List;

/**
 * A chart in the page.
 *
 * @param id unique in the page: lower-case words joined by hyphens
 * @param title the question that the chart answers
 * @param picker what the variants differ in, such as "Class of request"
 * @param key by which the address of the page picks a variant, as in {@code #class=read}
 * @param variants at least one; the first is shown first, the others on choice
 */
record Figure(String id, String title, String picker, String key, List<Variant> variants) {

    record Variant(String label, ChartSpec chart) {}

    static Figure of(String id, String title, ChartSpec chart) {
        return new Figure(id, title, "", "", List.of(new Variant("", chart)));
    }
}
