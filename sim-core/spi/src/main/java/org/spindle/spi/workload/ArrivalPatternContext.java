package org.spindle.spi.workload;

import org.spindle.spi.Parts;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** What an arrival pattern may know and do; implemented by the workload whose requests it sends. */
public interface ArrivalPatternContext {

    EventLoop events();

    /** The stream that arrivals are drawn from. Nothing else draws from it. */
    RandomStream random();

    /** Makes the parts that the pattern is configured with. */
    Parts parts();

    /** Whether the workload has another request to send. */
    boolean hasNext();

    /**
     * Sends the next request now.
     *
     * @param listener told of its completion, which may be before this returns
     */
    void send(CompletionListener listener);
}
