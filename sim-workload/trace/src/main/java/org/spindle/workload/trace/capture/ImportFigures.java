package org.spindle.workload.trace.capture;

/**
 * What has been made of a capture.
 *
 * @param device of which the requests are, as major,minor
 * @param elapsedNanos from the release of the task to its end
 * @param lostEvents that the kernel says it has lost
 * @param passedOver lines that are none of an event
 * @param unexplainedWaits waits whose cause the capture does not show, which last as long as they did there
 */
public record ImportFigures(
        String device,
        int processes,
        int requests,
        long elapsedNanos,
        long lostEvents,
        long passedOver,
        long unexplainedWaits) {}
