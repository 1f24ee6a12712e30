package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.characterisation.AnalysisRecorder;
import org.spindle.characterisation.AnalysisResult;
import org.spindle.characterisation.Characterisation;

class CharacterisationSummaryTest {

    private static AnalysisResult analysis(String type, Object... namesAndValues) {
        AnalysisRecorder findings = new AnalysisRecorder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            findings.figure((String) namesAndValues[i], "", "A figure.", (Double) namesAndValues[i + 1]);
        }
        return findings.of(type, "An analysis.");
    }

    private static String summary(int analyses, Characterisation... traces) {
        Html html = new Html();
        new CharacterisationSummary(html).write(List.of(traces), analyses);
        return html.toString().replaceAll("<[^>]*>", "").strip();
    }

    private static Characterisation trace(long records, AnalysisResult... analyses) {
        return new Characterisation("a.trace", "msr", records, 0, List.of(analyses));
    }

    @Test
    void tellsTheLoadTheReadsAndTheDataOfATrace() {
        AnalysisResult intensity = analysis("intensity", "span", 60.0, "request-rate", 25.0, "data-rate", 1.5);
        AnalysisResult mix = analysis("reads-and-writes", "write-share", 12.5);
        AnalysisResult size = analysis("footprint", "footprint", 4096.0);
        assertThat(summary(3, trace(1500, intensity, mix, size)))
                .isEqualTo(
                        "The trace has 1,500 records over 60 s: 25 requests/s and 1.50 MB/s on average."
                                + " Of the requests 87.5 % are reads. Together the requests access 4,096 MiB of different data.");
    }

    @Test
    void leavesOutWhatTheTraceDoesNotDetermine() {
        AnalysisResult intensity =
                analysis("intensity", "span", 0.0, "request-rate", Double.NaN, "data-rate", Double.NaN);
        assertThat(summary(1, trace(1, intensity))).isEqualTo("The trace has 1 record over 0 s.");
        assertThat(summary(1, trace(2, analysis("sizes", "mean", 8.0)))).isEqualTo("The trace has 2 records.");
    }

    @Test
    void countsTheRecordsOfSeveralTraces() {
        assertThat(summary(16, trace(1000), trace(250)))
                .isEqualTo("2 traces with 1,250 records in all are compared by 16 analyses.");
    }
}
