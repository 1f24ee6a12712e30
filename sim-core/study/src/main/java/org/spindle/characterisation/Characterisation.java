package org.spindle.characterisation;

import java.util.List;

/**
 * What is in a trace.
 *
 * @param trace name of the file
 * @param format of the trace
 * @param records of the file
 * @param skipped damaged records that were passed over
 */
public record Characterisation(String trace, String format, long records, long skipped, List<Analysed> analyses) {

    public Characterisation {
        analyses = List.copyOf(analyses);
    }
}
