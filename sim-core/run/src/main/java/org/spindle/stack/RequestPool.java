package org.spindle.stack;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** The requests of one run: what they carry, and those that have been completed, kept for reuse. */
public final class RequestPool {

    private final List<Request> free = new ArrayList<>();

    private final RequestSchema schema = new RequestSchema();

    /** What the requests carry. */
    public RequestSchema schema() {
        return schema;
    }

    /** Returns a request to be reset by the caller. */
    public Request take() {
        return free.isEmpty() ? new Request() : free.remove(free.size() - 1);
    }

    /** Accepts a request that nobody uses any longer. */
    public void giveBack(Request request) {
        free.add(request);
    }
}
