package org.spindle.workload.trace.capture;

/**
 * Figures of the import of a capture.
 *
 * @param device whose requests are imported, as major,minor
 * @param elapsedNanos from the release of the task to its end
 * @param lost events that the capture reports as lost
 * @param passedOver number of lines that are not events
 * @param unexplainedWaits waits whose cause the capture does not show, which keep their captured length
 */
public record ImportFigures(
        String device,
        int processes,
        int requests,
        long elapsedNanos,
        CaptureLosses lost,
        long passedOver,
        long unexplainedWaits) {}
