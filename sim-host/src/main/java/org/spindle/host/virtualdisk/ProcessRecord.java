package org.spindle.host.virtualdisk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** The state of one process in a virtual disk. */
final class ProcessRecord {

    /** The process number in its requests. */
    final long number;

    /** Waiting copies, in order of submission. */
    final ArrayDeque<Copy> waiting = new ArrayDeque<>();

    /** Child processes whose first request waits for the copy that was this process's last one at their creation. */
    final List<ProcessRecord> children = new ArrayList<>(0);

    /** Processes whose next copy waits until no copy of this one, which has exited, is left. */
    final List<ProcessRecord> waitingForCopies = new ArrayList<>(0);

    Reference last = new Reference();

    /** The request from which the think time of the next request is measured, if not {@link #last}. */
    @Nullable
    Reference measuredFrom;

    /** The process whose exit was awaited before the next request; null if none. */
    @Nullable
    ProcessRecord awaited;

    /** Number of the last process that a request named as awaited; {@link Request#NONE} for none. */
    long awaitedNumber = Request.NONE;

    /** The last submitted copy; null once it is served. */
    @Nullable
    Copy lastCopy;

    /** The parent's copy that the first request of this process waits for. */
    @Nullable
    Copy parentCopy;

    /** When the last copy that others depend on was served, in nanoseconds. */
    long releasedAt;

    /** Number of copies that are neither served nor dropped. */
    int pending;

    /** Number of synchronous reads released and not yet served. */
    int synchronousAdmitted;

    /** Number of synchronous reads that only wait for the end of their think time. */
    int synchronousThinking;

    boolean hasExited;
    boolean isMarked;

    ProcessRecord(long number) {
        this.number = number;
    }
}
