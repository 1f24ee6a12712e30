package org.spindle.workload.trace;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

/** What is done about damaged records. */
public sealed interface OnError {

    /** The first one ends the reading. */
    @TypeName("stop")
    @Doc("A damaged record ends the reading with an error.")
    record Stop() implements OnError {}

    /** They are counted. */
    @TypeName("skip")
    @Doc("A damaged record is passed over and counted, where the format lets a reader find the next one.")
    record Skip(
            @Doc("How many may be passed over; one more is an error. Any number if absent.") @Range(min = "0") @Nullable
            Long limit)
            implements OnError {}

    /**
     * Reads what stands on a command line.
     *
     * @param text {@code stop}, {@code skip}, or {@code limit=} and a whole number
     * @throws IllegalArgumentException if it is something else
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
