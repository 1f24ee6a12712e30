package org.spindle.experiment;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** Requests that have been completed, to be used again. */
final class RequestPool {

    private final List<Request> free = new ArrayList<>();

    Request take() {
        return free.isEmpty() ? new Request() : free.remove(free.size() - 1);
    }

    void giveBack(Request request) {
        free.add(request);
    }
}
