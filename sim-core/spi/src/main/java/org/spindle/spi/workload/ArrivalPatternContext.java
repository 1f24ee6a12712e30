package org.spindle.spi.workload;

import org.spindle.spi.Parts;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The information and services that an arrival pattern gets from the workload whose requests it sends. */
public interface ArrivalPatternContext {

    EventLoop events();

    /** Returns the random stream of arrivals, which has no other use. */
    RandomStream random();

    /** Returns the factory of the parts that the pattern is configured with. */
    Parts parts();

    /** Returns whether the workload has another request to send. */
    boolean hasNext();

    /**
     * Sends the next request now.
     *
     * @param listener notified of its completion, possibly before this returns
     */
    void send(CompletionListener listener);
}
