package org.spindle.workload.trace;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

/** The treatment of damaged records. */
public sealed interface OnError {

    /** The first damaged record ends the reading. */
    @TypeName("stop")
    @Doc("A damaged record ends the reading with an error.")
    record Stop() implements OnError {}

    /** Damaged records are skipped and counted. */
    @TypeName("skip")
    @Doc("A damaged record is skipped and counted, provided that the reader can find the next one in this format.")
    record Skip(
            @Doc("Number of records that may be skipped; one more is an error. Unlimited if absent.")
            @Range(min = "0")
            @Nullable
            Long limit)
            implements OnError {}

    /**
     * Parses the option of a command line.
     *
     * @param text {@code stop}, {@code skip}, or {@code limit=} and an integer
     * @throws IllegalArgumentException if it is another text
     */
    static OnError parse(String text) {
        if (text.equals("stop")) {
            return new Stop();
        }
        if (text.equals("skip")) {
            return new Skip(null);
        }
        if (text.matches("limit=\\d{1,18}")) {
            return new Skip(Long.parseLong(text.substring("limit=".length())));
        }
        throw new IllegalArgumentException("'" + text + "' is not stop, skip or limit=N");
    }
}
