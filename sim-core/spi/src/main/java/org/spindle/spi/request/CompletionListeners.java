package org.spindle.spi.request;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Who has asked for the completion of a request; the last to ask is the first to be told. */
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
        CompletionListener last = listeners[--waiting];
        if (last == null) {
            throw new IllegalStateException("nobody waits for the completion of the request");
        }
        return last;
    }

    void clear() {
        Arrays.fill(listeners, 0, waiting, null);
        waiting = 0;
    }
}
