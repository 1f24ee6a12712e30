package org.spindle.flash.front;

/**
 * Something that serves one at a time in the order of arrival, such as a link: known by the moment at which it is free.
 * Times are simulated nanoseconds.
 */
public final class SerialServer {

    private long free;

    /**
     * Takes the next client.
     *
     * @param at when it is there, not before the clients taken earlier
     * @return when it has been served
     */
    public long serve(long at, long nanos) {
        free = Math.max(free, at) + nanos;
        return free;
    }
}
