package org.spindle.host.virtualdisk;

import org.spindle.spi.request.Request;

/**
 * A disk that serves copies of requests in simulated time. Its client hands over a copy of each request at the moment at
 * which the real one is about to enter the real queue, and learns from a {@link VirtualDiskListener} how long the copy took.
 * The real request is neither changed nor kept. One thread.
 */
public interface VirtualDisk {

    /**
     * Hands over a copy that arrives now: extent as given, operation, process, read-ahead flag and priority as those of the
     * real request. Requests that are neither reads nor writes are ignored.
     *
     * @param sector first sector, not negative
     * @param sectors number of sectors, at least 1
     * @param ticket the client's own number for the copy, told with its service time; different from those of copies that are
     *     pending
     */
    void copy(Request real, long sector, long sectors, long ticket);

    /** Hands over a copy with the extent of the real request. */
    default void copy(Request real, long ticket) {
        copy(real, real.sector(), real.sectors(), ticket);
    }

    /**
     * The real request behind a copy is complete now. Thinking times are measured from here; a client without thinking times
     * need not tell.
     */
    void completed(long ticket);

    /** Where the client tells of the processes, if it knows more than their requests tell. */
    ProcessNotices processes();

    /** Whether the disk lags so far behind that it drops copies; comparisons are suspended meanwhile. */
    boolean isCongested();

    /** Number of copies that have been handed over and are neither served nor dropped. */
    int pending();

    /** Keeps copies that are handed over from now on until {@link #release}: they only join those that wait. */
    void hold();

    /** Begins to serve what was kept since {@link #hold}: thinking times without a request before them begin now. */
    void release();
}
