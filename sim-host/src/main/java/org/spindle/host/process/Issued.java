package org.spindle.host.process;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** A request that has been sent, with the process that sent it and the one that waits for it. */
final class Issued implements CompletionListener {

    private final ProcessFlow flow;
    private final Process process;
    private boolean complete;
    private @Nullable Process waiting;

    Issued(ProcessFlow flow, Process process) {
        this.flow = flow;
        this.process = process;
    }

    Process process() {
        return process;
    }

    boolean isComplete() {
        return complete;
    }

    /** Sets the process that sleeps until the request is complete. */
    void await(Process sleeper) {
        waiting = sleeper;
    }

    @Override
    public void completed(Request request) {
        complete = true;
        flow.completed(this, waiting);
    }
}
