package org.spindle.spi.request;

/** A node that accepts requests: driver, volume, layer, connection, device. */
public interface BlockTarget {

    /**
     * Takes charge of a request. The node completes it, now or later, by {@link Request#complete} exactly once. The
     * submitter has called {@link Request#expect} if it wants to know.
     */
    void submit(Request request);

    /**
     * A process has ended and sends no further request; some of its requests may still be under way. A node that stands over
     * others tells them. Nothing need be done: a node that is never told takes every process for one that may go on.
     */
    default void processEnded(long process) {}
}
