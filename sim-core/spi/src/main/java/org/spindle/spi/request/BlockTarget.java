package org.spindle.spi.request;

/** A node that accepts requests: driver, volume, layer, connection, device. */
public interface BlockTarget {

    /**
     * Accepts a request. The node completes it, now or later, by {@link Request#complete} exactly once. A submitter
     * that handles the completion has called {@link Request#expect}.
     */
    void submit(Request request);

    /**
     * Notes that a process has ended and sends no further request; some of its requests may still be outstanding. A
     * node above others forwards the notice. The notice is optional: without it, a node assumes that every process may
     * continue.
     */
    default void processEnded(long process) {}

    /**
     * Notes that a process waits for a request, or that its submitter wants it to be sent at once: a node that holds
     * requests back, so that later ones can be merged into them, sends them on. A node above others forwards the
     * notice. The notice is optional: without it, a node decides by itself how long it holds requests back.
     */
    default void unplug() {}
}
