package org.spindle.workload.trace;

import java.util.List;
import java.util.function.Function;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines.Separator;

/** The header line of a comma-separated trace whose columns are found by name. */
public final class CsvHeader {

    private final int certainty;
    private final String expected;
    private final List<String> known;

    /**
     * @param certainty of the format of a file that has this header; see {@link org.spindle.spi.trace.TraceFormat#recognise}
     * @param expected description of the header, for the error about an empty file
     * @param known names of columns that identify the format
     */
    public CsvHeader(int certainty, String expected, String... known) {
        this.certainty = certainty;
        this.expected = expected;
        this.known = List.of(known);
    }

    /** Returns the certainty if the head of a file has this header, otherwise 0. */
    public int recognise(byte[] head, int length) {
        boolean fits = TextLines.firstLines(
                head, length, Separator.COMMAS, 1, line -> known.stream().allMatch(name -> line.find(0, name) >= 0));
        return fits ? certainty : 0;
    }

    /**
     * Returns a reader of a trace with this header.
     *
     * @param rows creates the parser of the data lines from the columns
     */
    public TraceReader open(TraceInput input, Function<HeaderColumns, LineReader.LineFormat> rows) {
        return LineReader.underHeader(new TextLines(input, Separator.COMMAS), expected, rows);
    }
}
