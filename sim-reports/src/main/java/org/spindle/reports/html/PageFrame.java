package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The common parts of all pages: head and content-security policy, title, answer, facts, notes, sections, figures, the command that
 * made the page, scripts. Pages call {@link #begin}, write the rest of the header, call {@link #content}, write sections, and call
 * {@link #end}.
 */
final class PageFrame {
    private static final String START = "report.start();";
    /** The number of remarks that are shown; further ones are collapsed. */
    private static final int SHOWN = 10;

    private final Html html = new Html();
    private final String title;
    private final String command;
    private final List<String> scripts = new ArrayList<>();
    private final List<Figure> figures = new ArrayList<>();
    private final Map<String, String> data = new LinkedHashMap<>();

    /**
     * @param command the command line that produced the content; empty if unknown
     * @param moreScripts scripts that only this kind of page needs
     */
    PageFrame(String title, String command, List<String> moreScripts) {
        this.title = title;
        this.command = command;
        scripts.add(Resources.charts());
        scripts.add(Resources.tools());
        scripts.add(Resources.script());
        scripts.addAll(moreScripts);
        scripts.add(START);
    }

    /** Returns the HTML of the page. */
    Html html() {
        return html;
    }

    /** Writes everything up to the answer, which follows in the header. */
    void begin(String kind, String description) {
        html.raw("<!DOCTYPE html>\n").open("html", "lang", "en").line();
        head();
        html.open("body").line();
        html.open("header").open("div", "class", "top");
        html.element("p", kind, "class", "kind");
        html.element("button", "Dark or light", "type", "button", "id", "theme").close();
        html.element("h1", title).line();
        if (!description.isBlank()) {
            html.element("p", description, "class", "description").line();
        }
    }

    private void head() {
        String style = Resources.style();
        // A chart is exported by means of an image with a data URL.
        String policy =
                "default-src 'none'; script-src %s; style-src %s; img-src data:; base-uri 'none'; form-action 'none'"
                        .formatted(
                                scripts.stream().map(Resources::policyHash).collect(Collectors.joining(" ")),
                                Resources.policyHash(style));
        html.open("head").line().raw("<meta charset=\"utf-8\">\n");
        html.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"" + Html.escape(policy) + "\">\n");
        html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.element("title", title + " – Spindle report").line();
        html.open("style").raw(style).close().line().close().line();
    }

    /** Ends the header and begins the content. */
    void content() {
        html.close().line().open("main").line();
    }

    void beginFacts() {
        html.open("dl", "class", "facts");
    }

    /** Adds a name and a value, unless the value is blank. */
    void fact(String name, String value) {
        if (!value.isBlank()) {
            html.open("div").element("dt", name).element("dd", value).close();
        }
    }

    void endFacts() {
        html.close().line();
    }

    /** Adds warnings about the figures; nothing if there are none. */
    void notes(String heading, Collection<String> notes) {
        remarks("notes", heading, notes);
    }

    /** Adds failures; nothing if there are none. */
    void failures(String heading, Collection<String> failures) {
        remarks("notes failures", heading, failures);
    }

    private void remarks(String looks, String heading, Collection<String> remarks) {
        if (remarks.isEmpty()) {
            return;
        }
        html.open("section", "class", looks, "aria-label", heading);
        html.element("h2", heading);
        int folded = remarks.size() > SHOWN + 1 ? SHOWN : remarks.size();
        list(remarks.stream().limit(folded).toList());
        if (folded < remarks.size()) {
            html.open("details").element("summary", "%d more".formatted(remarks.size() - folded));
            list(remarks.stream().skip(folded).toList());
            html.close();
        }
        html.close().line();
    }

    private void list(List<String> items) {
        html.open("ul");
        items.forEach(item -> html.element("li", item));
        html.close();
    }

    /**
     * Links to the sections of a long page.
     *
     * @param headings by id of their sections
     */
    void contents(Map<String, String> headings) {
        html.open("nav", "class", "contents", "aria-label", "Contents").open("ul");
        headings.forEach((id, heading) ->
                html.open("li").element("a", heading, "href", "#" + id).close());
        html.close().close().line();
    }

    void section(String id, String heading) {
        html.open("section", "id", id, "aria-labelledby", id + "-title")
                .element("h2", heading, "id", id + "-title")
                .line();
    }

    void endSection() {
        html.close().line();
    }

    void absent(String what) {
        html.element("p", what, "class", "absent");
    }

    /** Begins the figures of a section, up to {@link #endFigures}. */
    void beginFigures() {
        html.element(
                "noscript",
                "Charts are drawn by a script, and scripts are disabled in this browser. The tables work without scripts.");
        html.open("div", "class", "figures").line();
    }

    void endFigures() {
        html.close().line();
    }

    boolean hasFigures() {
        return !figures.isEmpty();
    }

    /** A figure that contains all its variants. */
    void figure(Figure figure) {
        figures.add(figure);
        beginFigure(
                figure.id(), figure.title(), figure.variants().get(0).chart().description());
        if (figure.variants().size() > 1) {
            html.open("div", "class", "pickers")
                    .open("label", "class", "picker")
                    .text(figure.picker() + " ")
                    .open("select", "name", figure.key());
            figure.variants().forEach(variant -> html.element("option", variant.label()));
            html.close().close().close();
        }
        endFigure(figure.title());
    }

    /** A figure whose chart and selectors are made by a script of the page. */
    void computedFigure(Chart kind) {
        beginFigure(kind.id(), kind.title(), "");
        html.open("div", "class", "pickers").close();
        endFigure(kind.title());
    }

    private void beginFigure(String id, String heading, String description) {
        html.open("figure", "id", id).open("figcaption");
        html.element("h3", heading).element("p", description, "class", "what").close();
    }

    private void endFigure(String heading) {
        html.open("div", "class", "plot").close();
        html.element("ul", "", "class", "marks", "aria-label", "Marked points");
        html.open("div", "class", "data")
                .open("details")
                .element("summary", "Data table")
                .open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", "Data: " + heading)
                .close()
                .close();
        html.element(
                        "button",
                        "Download CSV",
                        "type",
                        "button",
                        "class",
                        "csv",
                        "aria-label",
                        "Download CSV: " + heading)
                .close();
        if (!command.isBlank()) {
            html.open("p", "class", "made")
                    .text("Made with ")
                    .element("code", command)
                    .close();
        }
        html.close().line();
    }

    /** Adds the command line, or a text that it is unknown. */
    void command() {
        if (command.isBlank()) {
            absent("The command that made this result is unknown.");
        } else {
            html.open("pre", "tabindex", "0").element("code", command).close();
        }
    }

    /** Adds JSON for a script of the page, which finds it by its id. */
    void data(String id, String json) {
        data.put(id, json);
    }

    /** Ends the page and returns it. */
    String end(String spindle) {
        html.close().line();
        html.open("footer")
                .element("p", spindle.isBlank() ? "Made by Spindle" : "Made by Spindle " + spindle)
                .close()
                .line();
        data.forEach(this::dataScript);
        dataScript("chart-data", ChartJson.of(figures));
        scripts.forEach(script -> html.open("script").raw(script).close().line());
        return html.close().line().close().line().toString();
    }

    private void dataScript(String id, String json) {
        html.open("script", "type", "application/json", "id", id)
                .raw(ChartJson.insideScript(json))
                .close()
                .line();
    }
}
