package org.spindle.cli.trace;

import java.io.OutputStream;
import java.util.List;
import org.spindle.cli.wiring.SpindleProcess;

/** Writes a system trace. */
interface SystemStep {

    /**
     * The amount written, and notes on it.
     *
     * @param what such as {@code 12 events}
     * @param notes facts about the trace that a user should know
     */
    record Outcome(String what, List<String> notes) {}

    /**
     * Writes the whole trace.
     *
     * @param from of which nothing has been read
     * @param out closed when this returns
     */
    Outcome write(SpindleProcess spindle, TraceSource from, OutputStream out);
}
