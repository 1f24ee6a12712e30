package org.spindle.stack;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** Completed requests, kept for reuse. */
public final class RequestPool {

    private final List<Request> free = new ArrayList<>();

    /** Returns a request to be reset by the caller. */
    public Request take() {
        return free.isEmpty() ? new Request() : free.remove(free.size() - 1);
    }

    /** Accepts a request that nobody uses any longer. */
    public void giveBack(Request request) {
        free.add(request);
    }
}
