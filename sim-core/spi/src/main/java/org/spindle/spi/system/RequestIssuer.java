package org.spindle.spi.system;

import org.spindle.spi.Experimental;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** Issues the requests of processes that a host executes, so that they count as requests of the workload. */
@Experimental
public interface RequestIssuer {

    /** Returns a request from the pool, ready for {@link Request#reset}. */
    Request take();

    /**
     * Issues a request now: its arrival. It is passed to {@link org.spindle.spi.host.Host#submit} before this returns,
     * and returned to the pool after the listener has been notified.
     */
    void issue(Request request, CompletionListener listener);
}
