package org.spindle.workload.trace;

import java.util.List;
import java.util.function.Function;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines.Separator;

/** The first line of a comma-separated trace whose columns are found by name. */
public final class CsvHeader {

    private final String expected;
    private final List<String> known;

    /**
     * @param expected what the line is, for a file without any
     * @param known names of columns that tell the format from others
     */
    public CsvHeader(String expected, String... known) {
        this.expected = expected;
        this.known = List.of(known);
    }

    /** Whether a file that begins so has this header. */
    public boolean isIn(byte[] head, int length) {
        return TextLines.firstLines(
                head, length, Separator.COMMAS, 1, line -> known.stream().allMatch(name -> line.find(0, name) >= 0));
    }

    /**
     * Reads a trace that has it.
     *
     * @param rows makes of the columns what reads the lines below
     */
    public TraceReader open(TraceInput input, Function<HeaderColumns, LineReader.Line> rows) {
        return LineReader.underHeader(new TextLines(input, Separator.COMMAS), expected, rows);
    }
}
