package org.spindle.host.filecache;

import org.spindle.spi.request.Request;

/** Receives waits for requests of the cache; implemented by the host computer. */
public interface CacheNeeds {

    /** Called when a process first needs the data of a request, the given nanoseconds after its issue. */
    void needed(long limit, boolean isMet);

    /** Called when a request is complete. */
    void served(Request request);
}
