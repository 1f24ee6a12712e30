package org.spindle.workload.synthetic;

import org.spindle.spi.request.Request;

/** A sequence of generated requests. */
interface RequestStream {

    boolean hasNext();

    /** Returns the next request, which is not sent yet. */
    Request next();
}
