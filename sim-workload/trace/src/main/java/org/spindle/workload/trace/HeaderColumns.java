package org.spindle.workload.trace;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.trace.TraceException;

/** The columns of a delimited trace, as its header line names them. */
public final class HeaderColumns {

    private final List<String> names;
    private final TextLines header;

    /** Reads the names from the current line. */
    public HeaderColumns(TextLines header) {
        this.header = header;
        names = new ArrayList<>();
        for (int field = 0; field < Math.min(header.fields(), TextLines.MOST_FIELDS); field++) {
            names.add(header.text(field));
        }
    }

    /**
     * Returns the field of the column with a name.
     *
     * @throws TraceException if there is no such column
     */
    public int of(String name) {
        int field = names.indexOf(name);
        if (field < 0) {
            throw header.malformed("a header line with a column '" + name + "'");
        }
        return field;
    }

    /** Returns an error about the header, while it is the current line. */
    public TraceException malformedHeader(String expected) {
        return header.malformed(expected);
    }

    /** Returns the field of the column with a name, or -1 if there is none. */
    public int find(String name) {
        return names.indexOf(name);
    }

    public int count() {
        return names.size();
    }

    /** Returns whether a line has another number of fields than the header. */
    public boolean hasOtherFieldCount(TextLines line) {
        return line.fields() != names.size();
    }

    /**
     * Checks that a line has the header's number of fields.
     *
     * @throws TraceException if it has another number
     */
    public void check(TextLines line) {
        if (hasOtherFieldCount(line)) {
            throw line.malformed("as many fields as the header, " + count());
        }
    }

    /** Returns whether a line repeats the header, as in concatenated files. */
    public boolean isHeader(TextLines line) {
        if (hasOtherFieldCount(line)) {
            return false;
        }
        for (int field = 0; field < names.size(); field++) {
            if (!line.is(field, names.get(field))) {
                return false;
            }
        }
        return true;
    }
}
