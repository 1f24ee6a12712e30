package org.spindle.spi.request;

import org.jspecify.annotations.Nullable;

/** The requests that another carries, in order, linked by {@link Request#nextCarried}. */
final class CarriedRequests {

    private @Nullable Request first;
    private @Nullable Request last;

    @Nullable
    Request first() {
        return first;
    }

    void add(Request request) {
        if (last == null) {
            first = request;
        } else {
            last.nextCarried = request;
        }
        last = request;
        request.nextCarried = null;
    }

    @Nullable
    Request removeFirst() {
        Request removed = first;
        if (removed != null) {
            first = removed.nextCarried;
            removed.nextCarried = null;
            if (first == null) {
                last = null;
            }
        }
        return removed;
    }

    void clear() {
        first = null;
        last = null;
    }
}
