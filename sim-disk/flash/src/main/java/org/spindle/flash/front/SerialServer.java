package org.spindle.flash.front;

/**
 * A server of one client at a time in order of arrival, such as a link, represented by the time at which it is free.
 * Times are simulated nanoseconds.
 */
public final class SerialServer {

    private long free;

    /**
     * Serves the next client.
     *
     * @param at its arrival, not before that of earlier clients
     * @return the end of its service
     */
    public long serve(long at, long nanos) {
        free = Math.max(free, at) + nanos;
        return free;
    }
}
