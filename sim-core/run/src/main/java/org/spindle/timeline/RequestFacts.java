package org.spindle.timeline;

import org.jspecify.annotations.Nullable;

/**
 * What is told of a request.
 *
 * @param device name
 * @param sector first, of 512 bytes
 * @param outcome how the device's buffer took part; null for a request that is not complete
 * @param response nanoseconds from arrival to completion, meaningful if it is complete
 */
record RequestFacts(
        long id,
        String device,
        String operation,
        long sector,
        long sectors,
        @Nullable String outcome,
        long response) {}
