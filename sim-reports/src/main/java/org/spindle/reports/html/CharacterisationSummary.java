package org.spindle.reports.html;

import java.util.List;
import java.util.OptionalDouble;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.characterisation.Characterisation;
import org.spindle.reports.Decimals;
import org.spindle.spi.BuiltInTypes.Analysis;

/** Writes the first paragraph of a characterisation: the extent of the trace, its load, its reads, the data that it accesses. */
final class CharacterisationSummary {

    private final Html html;

    CharacterisationSummary(Html html) {
        this.html = html;
    }

    /** @param analyses how many there are on the page */
    void write(List<Characterisation> traces, int analyses) {
        html.open("p", "class", "answer");
        if (traces.size() == 1) {
            ofOne(traces.get(0));
        } else {
            double records =
                    traces.stream().mapToDouble(Characterisation::records).sum();
            strong(Decimals.alone(traces.size()) + " traces").text(" with ");
            strong(records(records)).text(" in all are compared by ");
            html.text(Decimals.alone(analyses) + (analyses == 1 ? " analysis." : " analyses."));
        }
        html.close().line();
    }

    private void ofOne(Characterisation trace) {
        html.text("The trace has ");
        strong(records(trace.records()));
        OptionalDouble span = figure(trace, Analysis.INTENSITY, "span");
        if (span.isPresent()) {
            html.text(" over ");
            strong(Decimals.alone(span.getAsDouble()) + " s");
        }
        OptionalDouble rate = figure(trace, Analysis.INTENSITY, "request-rate");
        OptionalDouble data = figure(trace, Analysis.INTENSITY, "data-rate");
        if (rate.isPresent() && data.isPresent()) {
            html.text(": ");
            strong(Decimals.alone(rate.getAsDouble()) + " requests/s")
                    .text(" and " + Decimals.alone(data.getAsDouble()) + " MB/s on average");
        }
        html.text(".");
        figure(trace, Analysis.READS_AND_WRITES, "write-share").ifPresent(share -> {
            html.text(" Of the requests ");
            strong(Decimals.alone(100 - share) + " %").text(" are reads.");
        });
        figure(trace, Analysis.FOOTPRINT, "footprint").ifPresent(size -> {
            html.text(" Together the requests access ");
            strong(Decimals.alone(size) + " MiB").text(" of different data.");
        });
    }

    private static String records(double count) {
        return Decimals.alone(count) + (count == 1 ? " record" : " records");
    }

    private Html strong(String text) {
        return html.element("strong", text);
    }

    /** Returns nothing if the trace was not analysed for the figure or does not determine it. */
    private static OptionalDouble figure(Characterisation trace, String type, String name) {
        return trace.analyses().stream()
                .filter(analysis -> analysis.type().equals(type))
                .flatMap(analysis -> analysis.figures().stream())
                .filter(figure -> figure.name().equals(name))
                .mapToDouble(AnalysisResult.AnalysisFigure::value)
                .filter(Double::isFinite)
                .findFirst();
    }
}
