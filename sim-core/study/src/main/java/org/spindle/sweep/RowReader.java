package org.spindle.sweep;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Rows as another process prints them: the lines of {@code runs.jsonl}, among which other lines may stand. */
public final class RowReader {

    private final LineSplitter lines;

    public RowReader(InputStream in) {
        lines = new LineSplitter(in);
    }

    /** The next row; null at the end. */
    public @Nullable RowLine next() throws IOException {
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            RowLine row = RowLine.read(line);
            if (row != null) {
                return row;
            }
        }
        return null;
    }
}
