package org.spindle.workload.synthetic;

import org.spindle.spi.request.Request;

/** Generated requests, one after the other. */
interface RequestStream {

    boolean hasNext();

    /** The next one, not yet sent. */
    Request next();
}
