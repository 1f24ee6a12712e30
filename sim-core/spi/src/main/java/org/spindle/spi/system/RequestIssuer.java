package org.spindle.spi.system;

import org.spindle.spi.Experimental;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** What a host issues the requests of processes with, so that they count as those of the workload. */
@Experimental
public interface RequestIssuer {

    /** A request from the pool, ready for {@link Request#reset}. */
    Request take();

    /**
     * Issues a request now: its arrival. It comes back to the host by {@link org.spindle.spi.host.Host#submit} before this
     * returns. It is returned to the pool after the listener has been told.
     */
    void issue(Request request, CompletionListener listener);
}
