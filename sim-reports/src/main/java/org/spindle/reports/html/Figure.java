package org.spindle.reports.html;

import java.util.List;

/**
 * A chart in the page.
 *
 * @param kind the question that it answers
 * @param id unique in the page: lower-case words joined by hyphens
 * @param of what distinguishes it from others of its kind, such as a device; empty if there is only one
 * @param picker the name of the difference between variants, such as "Class of request"
 * @param key the parameter of the page's address that selects a variant, as in {@code #class=read}
 * @param variants at least one; the first is shown initially
 */
record Figure(Chart kind, String id, String of, String picker, String key, List<Variant> variants) {

    record Variant(String label, ChartSpec chart) {}

    static Figure of(Chart kind, ChartSpec chart) {
        return new Figure(kind, kind.id(), "", "", "", List.of(new Variant("", chart)));
    }

    /** Returns a chart of a plugin, which provides the question itself. */
    String title() {
        if (kind == Chart.OF_PLUGIN) {
            return of;
        }
        return of.isEmpty() ? kind.title() : kind.title() + " (" + of + ")";
    }
}
