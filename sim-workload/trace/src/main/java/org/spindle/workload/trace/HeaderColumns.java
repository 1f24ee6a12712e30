package org.spindle.workload.trace;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.trace.TraceException;

/** Where the columns of a delimited trace are, as its header line names them. */
public final class HeaderColumns {

    private final List<String> names;
    private final TextLines header;

    /** Takes the names from the line that has been read last. */
    public HeaderColumns(TextLines header) {
        this.header = header;
        names = new ArrayList<>();
        for (int field = 0; field < Math.min(header.fields(), TextLines.MOST_FIELDS); field++) {
            names.add(header.text(field));
        }
    }

    /**
     * The field of the column with this name.
     *
     * @throws TraceException if there is none
     */
    public int of(String name) {
        int field = names.indexOf(name);
        if (field < 0) {
            throw header.malformed("a header line with a column '" + name + "'");
        }
        return field;
    }

    /** A complaint about the header, to be made while its line is the one read last. */
    public TraceException unlike(String expected) {
        return header.malformed(expected);
    }

    /** The field of the column with this name, or -1 if there is none. */
    public int find(String name) {
        return names.indexOf(name);
    }

    public int count() {
        return names.size();
    }

    /** Whether a line has other than the header's number of fields. */
    public boolean differIn(TextLines line) {
        return line.fields() != names.size();
    }

    /**
     * Refuses a line that has other than the header's number of fields.
     *
     * @throws TraceException if it has
     */
    public void check(TextLines line) {
        if (differIn(line)) {
            throw line.malformed("as many fields as the header has, " + count());
        }
    }

    /** Whether a line is the header again, as happens where files were put together. */
    public boolean areIn(TextLines line) {
        if (differIn(line)) {
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
