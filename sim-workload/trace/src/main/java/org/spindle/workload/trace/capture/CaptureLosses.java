package org.spindle.workload.trace.capture;

/**
 * The events that a capture reports as lost.
 *
 * @param events number of lost events of which the number is known
 * @param places number of places at which events are lost
 * @param uncounted number of those places of which the number of events is not known
 * @param firstLine line of the first place, counted from 1; 0 without a place
 * @param lastLine line of the last place
 */
public record CaptureLosses(long events, long places, long uncounted, long firstLine, long lastLine) {

    /** A capture without losses. */
    public static final CaptureLosses NONE = new CaptureLosses(0, 0, 0, 0, 0);
}
