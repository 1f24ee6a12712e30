package org.spindle.workload.trace;

import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.TextLines.Separator;

/** A trace format of comma-separated lines without a header, each a request with the same number of fields. */
public abstract class CommaFormat implements TraceFormat {

    /** Number of lines by which a file is recognised. */
    private static final int LINES = 20;

    private final int certainty;
    private final String layout;
    private final int fields;

    /**
     * @param certainty of a file whose first lines fit
     * @param layout names of the fields of a line, with commas between them
     */
    protected CommaFormat(int certainty, String layout) {
        this.certainty = certainty;
        this.layout = layout;
        fields = 1 + (int) layout.chars().filter(each -> each == ',').count();
    }

    /** Returns whether a line with the right number of fields may be one of this format. */
    protected abstract boolean fits(TextLines line);

    /**
     * Fills the record, which has the values of a new one, from a line with the right number of fields.
     *
     * @throws TraceException if the line is damaged
     */
    protected abstract void read(TextLines line, TraceRecord into);

    @Override
    public final int recognise(byte[] head, int length) {
        return TextLines.firstLines(
                        head, length, Separator.COMMAS, LINES, line -> line.fields() == fields && fits(line))
                ? certainty
                : 0;
    }

    @Override
    public final TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input, Separator.COMMAS), this::readLine);
    }

    private boolean readLine(TextLines line, TraceRecord into) {
        if (line.fields() != fields) {
            throw line.malformed(layout);
        }
        read(line, into);
        return true;
    }
}
