package org.spindle.characterisation;

import java.util.List;

/**
 * The analysed contents of a trace.
 *
 * @param trace name of the file
 * @param format of the trace
 * @param records of the file
 * @param skipped number of damaged records that were skipped
 */
public record Characterisation(String trace, String format, long records, long skipped, List<AnalysisResult> analyses) {

    public Characterisation {
        analyses = List.copyOf(analyses);
    }
}
