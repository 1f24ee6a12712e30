package org.spindle.workload.trace.system;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.trace.TraceException;

/** What is wrong with a file, collected so that its author sees all of it at once. */
final class Complaints {

    private static final int SHOWN = 20;

    private final String file;
    private final List<String> messages = new ArrayList<>();
    private long count;

    Complaints(String file) {
        this.file = file;
    }

    /**
     * @param line number of a line, or 0 for the file as a whole
     */
    void add(long line, String problem) {
        put(file + ": " + (line == 0 ? "" : "line " + line + ": ") + problem);
    }

    /** Adds what was found in a line that can be passed over; rethrows anything else. */
    void add(TraceException damaged) {
        if (!damaged.isResumable()) {
            throw damaged;
        }
        put(String.valueOf(damaged.getMessage()));
    }

    private void put(String message) {
        count++;
        if (messages.size() < SHOWN) {
            messages.add(message);
        }
    }

    void throwIfAny() {
        if (count > messages.size()) {
            messages.add("and " + (count - messages.size()) + " more");
        }
        if (count > 0) {
            throw new TraceException(String.join("\n", messages));
        }
    }
}
