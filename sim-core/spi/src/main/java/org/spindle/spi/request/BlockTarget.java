package org.spindle.spi.request;

/** A node that accepts requests: driver, volume, layer, connection, device. */
public interface BlockTarget {

    /**
     * Takes charge of a request. The node completes it, now or later, by {@link Request#complete} exactly once. The
     * submitter has called {@link Request#expect} if it wants to know.
     */
    void submit(Request request);
}
