package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** An incomplete request of a process, or one that is needed before it is issued, with the processes that wait for it. */
final class IssuedIo implements CompletionListener {

    private final RequestTable table;
    final WaitList waiting = new WaitList();
    int number;

    @Nullable
    IssuedIo nextFree;

    IssuedIo(RequestTable table) {
        this.table = table;
    }

    @Override
    public void completed(Request request) {
        table.completed(this, request);
    }
}
