package org.spindle.spi.request;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The listeners for the completion of a request; the last registered is notified first. */
final class CompletionListeners {

    // Objects, because storing an interface into an array takes a check of its type, which was 4 % of the time of short
    // requests.
    private ListenerPlace[] places = {};
    private int waiting;

    private static final class ListenerPlace {

        private @Nullable CompletionListener listener;
    }

    void push(CompletionListener listener) {
        if (waiting == places.length) {
            grow();
        }
        places[waiting++].listener = listener;
    }

    private void grow() {
        places = Arrays.copyOf(places, 4 + waiting);
        for (int i = waiting; i < places.length; i++) {
            places[i] = new ListenerPlace();
        }
    }

    CompletionListener pop() {
        CompletionListener last = waiting == 0 ? null : places[--waiting].listener;
        if (last == null) {
            throw new IllegalStateException(
                    "no listener is registered for the completion of the request; it may be complete already");
        }
        return last;
    }

    /** Returns the last listener of the type, or null. */
    <T> @Nullable T last(Class<T> type) {
        for (int i = waiting - 1; i >= 0; i--) {
            if (type.isInstance(places[i].listener)) {
                return type.cast(places[i].listener);
            }
        }
        return null;
    }

    void clear() {
        waiting = 0;
    }
}
