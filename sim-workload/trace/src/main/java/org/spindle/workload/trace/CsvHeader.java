package org.spindle.workload.trace;

import java.util.List;
import java.util.function.Function;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines.Separator;

/** The header line of a comma-separated trace whose columns are found by name. */
public final class CsvHeader {

    private final String expected;
    private final List<String> known;

    /**
     * @param expected description of the header, for the error about an empty file
     * @param known names of columns that identify the format
     */
    public CsvHeader(String expected, String... known) {
        this.expected = expected;
        this.known = List.of(known);
    }

    /** Returns whether the head of a file has this header. */
    public boolean isIn(byte[] head, int length) {
        return TextLines.firstLines(
                head, length, Separator.COMMAS, 1, line -> known.stream().allMatch(name -> line.find(0, name) >= 0));
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
