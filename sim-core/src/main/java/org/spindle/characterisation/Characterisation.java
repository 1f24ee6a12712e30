package org.spindle.characterisation;

import java.util.List;

/**
 * What is in a trace.
 *
 * @param trace name of the file
 * @param format of the trace
 * @param requests that were looked at
 * @param skipped damaged records that were passed over
 */
public record Characterisation(String trace, String format, long requests, long skipped, List<Analysed> analyses) {

    public Characterisation {
        analyses = List.copyOf(analyses);
    }
}
