package org.spindle.timeline;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The description of a request on a timeline.
 *
 * @param device name
 * @param sector first, of 512 bytes
 * @param attributes those that the issuer set, by name, in order of declaration
 * @param outcome outcome in the device's buffer; null for a request that is not complete
 * @param response nanoseconds from arrival to completion, meaningful if it is complete
 * @param spent nanoseconds by name of the time component, in order of display
 * @param measured quantities and places by name, as in the request log
 */
record RequestFacts(
        long id,
        String device,
        String operation,
        long sector,
        long sectors,
        Map<String, Long> attributes,
        @Nullable String outcome,
        long response,
        Map<String, Long> spent,
        Map<String, Long> measured) {}
