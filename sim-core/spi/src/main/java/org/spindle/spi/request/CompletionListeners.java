package org.spindle.spi.request;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The listeners for the completion of a request; the last registered is notified first. */
final class CompletionListeners {

    private @Nullable CompletionListener[] listeners = new CompletionListener[4];
    private int waiting;

    void push(CompletionListener listener) {
        if (waiting == listeners.length) {
            listeners = Arrays.copyOf(listeners, 2 * waiting);
        }
        listeners[waiting++] = listener;
    }

    CompletionListener pop() {
        CompletionListener last = waiting == 0 ? null : listeners[--waiting];
        if (last == null) {
            throw new IllegalStateException(
                    "no listener is registered for the completion of the request; it may be complete already");
        }
        return last;
    }

    /** Returns the last listener of the type, or null. */
    <T> @Nullable T last(Class<T> type) {
        for (int i = waiting - 1; i >= 0; i--) {
            if (type.isInstance(listeners[i])) {
                return type.cast(listeners[i]);
            }
        }
        return null;
    }

    void clear() {
        Arrays.fill(listeners, 0, waiting, null);
        waiting = 0;
    }
}
