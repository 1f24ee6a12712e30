package org.spindle.reports.html;

import java.util.List;

/**
 * A chart in the page.
 *
 * @param kind the question that it answers
 * @param id unique in the page: lower-case words joined by hyphens
 * @param of what tells it from others of its kind, such as a device; empty if there is one only
 * @param picker what the variants differ in, such as "Class of request"
 * @param key by which the address of the page picks a variant, as in {@code #class=read}
 * @param variants at least one; the first is shown first, the others on choice
 */
record Figure(Chart kind, String id, String of, String picker, String key, List<Variant> variants) {

    record Variant(String label, ChartSpec chart) {}

    static Figure of(Chart kind, ChartSpec chart) {
        return new Figure(kind, kind.id(), "", "", "", List.of(new Variant("", chart)));
    }

    /** A plugin words the question itself. */
    String title() {
        if (kind == Chart.OF_PLUGIN) {
            return of;
        }
        return of.isEmpty() ? kind.title() : kind.title() + " (" + of + ")";
    }
}
