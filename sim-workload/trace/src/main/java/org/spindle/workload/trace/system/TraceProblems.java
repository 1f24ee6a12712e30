package org.spindle.workload.trace.system;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.trace.TraceException;

/** Collects the problems of a file, so that all are reported together. */
final class TraceProblems {

    private static final int SHOWN = 20;

    private final String file;
    private final List<String> messages = new ArrayList<>();
    private long count;

    TraceProblems(String file) {
        this.file = file;
    }

    /**
     * @param line number of a line, or 0 for the file as a whole
     */
    void add(long line, String problem) {
        put(file + ": " + (line == 0 ? "" : "line " + line + ": ") + problem);
    }

    /** Adds the problem of a line after which reading can continue; rethrows any other exception. */
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
