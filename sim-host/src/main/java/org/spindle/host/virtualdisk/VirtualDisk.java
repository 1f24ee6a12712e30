package org.spindle.host.virtualdisk;

import org.spindle.spi.request.Request;

/**
 * A disk that serves copies of requests in simulated time. The client submits a copy of each request when the real one is about to enter
 * the real queue; a {@link VirtualDiskListener} receives the service time of the copy. The real request is neither changed nor retained.
 * Not thread-safe.
 */
public interface VirtualDisk {

    /**
     * Submits a copy that arrives now, with the given extent and the operation, process, read-ahead flag and priority of the real request.
     * Requests that are neither reads nor writes are ignored.
     *
     * @param sector first sector, not negative
     * @param sectors number of sectors, at least 1
     * @param ticket the client's number for the copy, reported with its service time; unique among pending copies
     */
    void copy(Request real, long sector, long sectors, long ticket);

    /** Submits a copy with the extent of the real request. */
    default void copy(Request real, long ticket) {
        copy(real, real.sector(), real.sectors(), ticket);
    }

    /**
     * Reports that the real request of a copy is complete now. Think times are measured from here; a client that does not use think times
     * need not call this.
     */
    void completed(long ticket);

    /** Called when a real process has exited; its number may then recur. Unknown processes are ignored. */
    void exited(long process);

    /** Returns whether the disk is so far behind that it drops copies; comparisons are suspended meanwhile. */
    boolean isCongested();

    /** Returns the number of copies that have been submitted and are neither served nor dropped. */
    int pending();

    /** Holds all copies submitted from now on until {@link #release}: they only join the waiting copies. */
    void hold();

    /** Begins to serve the copies held since {@link #hold}; think times without a preceding request begin now. */
    void release();
}
