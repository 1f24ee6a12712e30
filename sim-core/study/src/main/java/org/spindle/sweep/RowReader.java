package org.spindle.sweep;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows that another process prints, each after its {@link RowHeader}, possibly among other lines. A row that does not
 * match its header is left out.
 */
public final class RowReader {

    private final LineSplitter lines;

    public RowReader(InputStream in) {
        lines = new LineSplitter(in);
    }

    /** Returns the next row; null at the end. */
    public @Nullable RowLine next() throws IOException {
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            RowHeader header = RowHeader.read(line);
            if (header != null) {
                RowLine row = header.of(lines.take(header.length()));
                if (row != null) {
                    return row;
                }
            }
        }
        return null;
    }
}
