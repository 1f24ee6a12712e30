package org.spindle.workload.trace;

import java.util.function.Predicate;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines.Separator;

/**
 * The columns of a comma-separated trace without a header, all lines of which have the same number of fields.
 *
 * @param count number of fields of a line
 * @param layout their names, for errors
 */
public record CommaColumns(int count, String layout) {

    /** Number of lines by which a file is recognised. */
    private static final int LINES = 20;

    /** Returns whether the first lines of a file have these columns and fit a condition. */
    public boolean areIn(byte[] head, int length, Predicate<TextLines> condition) {
        return TextLines.firstLines(
                head, length, Separator.COMMAS, LINES, line -> line.fields() == count && condition.test(line));
    }

    /** Returns a reader of a trace with these columns. */
    public TraceReader open(TraceInput input, LineReader.LineFormat lines) {
        return new LineReader(new TextLines(input, Separator.COMMAS), lines);
    }

    /**
     * Checks that a line has as many fields as there are columns.
     *
     * @throws TraceException if it has another number
     */
    public void check(TextLines line) {
        if (line.fields() != count) {
            throw line.malformed(layout);
        }
    }
}
