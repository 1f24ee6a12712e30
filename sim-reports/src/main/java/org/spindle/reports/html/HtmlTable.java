package org.spindle.reports.html;

import org.spindle.reports.Decimals;

/** A table in a box that can also be scrolled by keyboard. */
final class HtmlTable {
    private final Html html;

    HtmlTable(Html html) {
        this.html = html;
    }

    /** Begins the table and its header row. */
    HtmlTable begin(String caption) {
        return begin("scroll", caption);
    }

    /** Begins a table of many rows in a scrolling box, with a fixed header row. */
    HtmlTable beginTall(String caption) {
        return begin("scroll tall", caption);
    }

    /**
     * Begins one of several tables that are side by side where there is room.
     *
     * @param isWide whether it takes the whole width
     */
    HtmlTable beginPart(String caption, boolean isWide) {
        return begin(isWide ? "scroll wide" : "scroll", caption);
    }

    private HtmlTable begin(String looks, String caption) {
        html.open("div", "class", looks, "tabindex", "0", "role", "region", "aria-label", caption)
                .open("table")
                .element("caption", caption)
                .open("thead")
                .open("tr");
        return this;
    }

    /** Adds a column of text. */
    HtmlTable head(String title) {
        html.element("th", title, "scope", "col");
        return this;
    }

    /** Adds a column of numbers. */
    HtmlTable numberHead(String title) {
        html.element("th", title, "scope", "col", "class", "number");
        return this;
    }

    /** Ends the header row and begins the rows. */
    HtmlTable body() {
        html.close().close().open("tbody").line();
        return this;
    }

    HtmlTable cell(String text) {
        html.element("td", text);
        return this;
    }

    /** Adds a cell of running text. */
    HtmlTable prose(String text) {
        html.proseElement("td", text, "class", "prose");
        return this;
    }

    /** Adds a cell with a number and the half width of its interval, if that is known. */
    HtmlTable cell(double exact, String shown, double halfWidth, String shownHalfWidth) {
        html.open("td", "class", "number").number(exact, shown);
        if (Double.isFinite(exact) && Double.isFinite(halfWidth)) {
            html.text(" ± ").number(halfWidth, shownHalfWidth);
        }
        html.close();
        return this;
    }

    HtmlTable cell(double exact, String shown) {
        html.open("td", "class", "number").number(exact, shown).close();
        return this;
    }

    HtmlTable cells(double... values) {
        for (double value : values) {
            cell(value, Decimals.alone(value));
        }
        return this;
    }

    void end() {
        html.close().close().close().line();
    }
}
