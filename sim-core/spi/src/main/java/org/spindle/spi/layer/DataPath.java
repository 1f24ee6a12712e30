package org.spindle.spi.layer;

import org.spindle.spi.request.Request;

/** The way of requests' data between the host and the memory of a layer. */
public interface DataPath {

    /** Data of a request that are to move: to the layer for a write, to the host for a read. */
    interface Movement {

        /** The request, as the layer has received it. */
        Request request();

        /** Sectors of 512 bytes, at least 1; they do not change until {@link #dataMoved}. */
        long sectors();

        /** The data have moved. */
        void dataMoved();
    }

    /** Moves data; {@link Movement#dataMoved} follows, never inside this call. */
    void move(Movement movement);
}
