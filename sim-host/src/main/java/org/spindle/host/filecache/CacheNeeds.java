package org.spindle.host.filecache;

import org.spindle.spi.request.Request;

/** Receives waits for requests of the cache; implemented by the host computer. */
public interface CacheNeeds {

    /** Notes that a process needs the data of a request for the first time, that many nanoseconds after its issue. */
    void needed(long limit, boolean isMet);

    /** A request is complete. */
    void served(Request request);
}
