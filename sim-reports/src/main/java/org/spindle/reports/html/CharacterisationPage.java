package org.spindle.reports.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.characterisation.AnalysisResult.Picture;
import org.spindle.characterisation.Characterisation;
import org.spindle.reports.Decimals;

/** Assembles the page of characterisations: for each analysis its charts, its figures for every trace, and its notes. */
final class CharacterisationPage {

    /** Words of names that keep their hyphen. */
    private static final List<String> COMPOUNDS = List.of("cross-correlation", "on-off", "self-similarity");

    /** Stands for a hyphen that is kept. */
    private static final char HYPHEN = '\u2010';

    private final List<Characterisation> traces;
    private final PageFrame page;
    private final Html html;

    CharacterisationPage(List<Characterisation> traces, String command) {
        this.traces = traces;
        this.page = new PageFrame(title(traces), command, List.of());
        this.html = page.html();
    }

    private static String title(List<Characterisation> traces) {
        String first = name(traces.get(0));
        return traces.size() == 1 ? first : first + " and " + (traces.size() - 1) + " more";
    }

    private static String name(Characterisation trace) {
        String path = trace.trace();
        String last = path.substring(path.lastIndexOf('/') + 1);
        return last.isBlank() ? path : last;
    }

    String html() {
        page.begin("Spindle characterisation report", "");
        new CharacterisationSummary(html).write(traces, analyses().size());
        page.beginFacts();
        for (Characterisation trace : traces) {
            page.fact(trace.trace(), trace.format() + ", " + Decimals.alone(trace.records()) + " records");
        }
        page.endFacts();
        page.content();
        contents();
        notes();
        for (Map.Entry<String, String> analysis : analyses().entrySet()) {
            section(analysis.getKey(), analysis.getValue());
        }
        page.section("reproduce", "How to reproduce this page");
        page.command();
        page.endSection();
        return page.end("");
    }

    private void contents() {
        Map<String, String> headings = new LinkedHashMap<>();
        analyses().keySet().forEach(type -> headings.put(type, words(type)));
        headings.put("reproduce", "How to reproduce this page");
        page.contents(headings);
    }

    /** Returns the description of each analysis by its type, in order. */
    private Map<String, String> analyses() {
        Map<String, String> analyses = new LinkedHashMap<>();
        for (Characterisation trace : traces) {
            trace.analyses().forEach(each -> analyses.putIfAbsent(each.type(), each.doc()));
        }
        return analyses;
    }

    private void notes() {
        Set<String> notes = new LinkedHashSet<>();
        for (Characterisation trace : traces) {
            String of = traces.size() == 1 ? "" : name(trace) + ", ";
            if (trace.skipped() > 0) {
                notes.add(of + Decimals.alone(trace.skipped()) + " damaged records were skipped.");
            }
            for (AnalysisResult analysed : trace.analyses()) {
                analysed.notes().forEach(note -> notes.add(of + analysed.type() + ": " + note));
            }
        }
        page.notes("Notes on the figures", notes);
    }

    private void section(String type, String doc) {
        page.section(type, words(type));
        html.element("p", doc);
        Set<String> pictures = new LinkedHashSet<>();
        found(type).values().forEach(each -> each.pictures().forEach(picture -> pictures.add(picture.name())));
        if (!pictures.isEmpty()) {
            page.beginFigures();
            pictures.forEach(picture -> page.figure(figure(type, picture)));
            page.endFigures();
        }
        table(type);
        page.endSection();
    }

    private static String words(String name) {
        String words = COMPOUNDS.stream()
                .reduce(name, (said, compound) -> said.replace(compound, compound.replace('-', HYPHEN)));
        words = words.replace('-', ' ').replace(HYPHEN, '-');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private Map<Characterisation, AnalysisResult> found(String type) {
        Map<Characterisation, AnalysisResult> found = new LinkedHashMap<>();
        for (Characterisation trace : traces) {
            trace.analyses().stream().filter(each -> each.type().equals(type)).forEach(each -> found.put(trace, each));
        }
        return found;
    }

    private Figure figure(String type, String name) {
        List<Figure.Variant> variants = new ArrayList<>();
        found(type)
                .forEach((trace, analysed) -> analysed.pictures().stream()
                        .filter(picture -> picture.name().equals(name))
                        .forEach(picture -> variants.add(new Figure.Variant(name(trace), chart(picture)))));
        Chart kind = Chart.ofPicture(name);
        String of = kind == Chart.OTHER_PICTURE || kind == Chart.PEAK_RATES ? words(name) : "";
        return new Figure(kind, type + "-" + name, of, "Trace", type + "-" + name + "-trace", variants);
    }

    private static ChartSpec chart(Picture picture) {
        return SectionFigures.lines(picture.doc(), picture.x(), picture.y(), picture.steps(), picture.lines());
    }

    /** Writes a row for each figure and a column for each trace. */
    private void table(String type) {
        Map<Characterisation, AnalysisResult> found = found(type);
        Map<String, AnalysisResult.AnalysisFigure> figures = new LinkedHashMap<>();
        found.values().forEach(each -> each.figures().forEach(figure -> figures.putIfAbsent(figure.name(), figure)));
        if (figures.isEmpty()) {
            page.absent("No trace has the data that this analysis needs; see the notes.");
            return;
        }
        HtmlTable table = new HtmlTable(html).begin(words(type)).head("figure");
        found.keySet().forEach(trace -> table.numberHead(name(trace)));
        table.head("unit").head("meaning").body();
        for (AnalysisResult.AnalysisFigure figure : figures.values()) {
            html.open("tr");
            table.cell(figure.name());
            for (AnalysisResult analysed : found.values()) {
                double value = analysed.figures().stream()
                        .filter(each -> each.name().equals(figure.name()))
                        .mapToDouble(AnalysisResult.AnalysisFigure::value)
                        .findFirst()
                        .orElse(Double.NaN);
                table.cells(value);
            }
            table.cell(figure.unit()).prose(figure.doc());
            html.close().line();
        }
        table.end();
    }
}
