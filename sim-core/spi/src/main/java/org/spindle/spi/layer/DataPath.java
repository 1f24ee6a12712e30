package org.spindle.spi.layer;

import org.spindle.spi.request.Request;

/** The path of requests' data between the host and the memory of a layer. */
public interface DataPath {

    /** Data of a request to transfer: to the layer for a write, to the host for a read. */
    interface Movement {

        /** Returns the request, as the layer has received it. */
        Request request();

        /** Returns the sectors of 512 bytes, at least 1; they do not change until {@link #dataMoved}. */
        long sectors();

        /** The data have been transferred. */
        void dataMoved();
    }

    /** Transfers data; {@link Movement#dataMoved} follows, never within this call. */
    void move(Movement movement);
}
