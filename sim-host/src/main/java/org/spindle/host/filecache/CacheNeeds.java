package org.spindle.host.filecache;

import org.spindle.spi.request.Request;

/** Learns how requests of the cache are waited for; implemented by the host. */
public interface CacheNeeds {

    /** A process needs what a request reads for the first time, that many nanoseconds after the issue. */
    void needed(long limit, boolean isMet);

    /** A request is complete. */
    void served(Request request);
}
