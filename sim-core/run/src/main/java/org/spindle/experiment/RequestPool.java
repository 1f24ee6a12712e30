package org.spindle.experiment;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** The requests of one run: what they carry, and those that have been completed, to be used again. */
final class RequestPool {

    private final List<Request> free = new ArrayList<>();

    private final RequestSchema schema = new RequestSchema();

    RequestSchema schema() {
        return schema;
    }

    Request take() {
        return free.isEmpty() ? new Request() : free.remove(free.size() - 1);
    }

    void giveBack(Request request) {
        free.add(request);
    }
}
