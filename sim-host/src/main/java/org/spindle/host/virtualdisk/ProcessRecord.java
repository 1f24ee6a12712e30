package org.spindle.host.virtualdisk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a virtual disk keeps of one process. */
final class ProcessRecord {

    /** What its requests call it. */
    final long number;

    /** Copies that wait, in order of submission. */
    final ArrayDeque<Copy> waiting = new ArrayDeque<>();

    /** Processes whose first request waits for the last copy that this one had when it created them. */
    final List<ProcessRecord> children = new ArrayList<>(0);

    /** Processes that wait for the exit of this one. */
    final List<ProcessRecord> waitingForExit = new ArrayList<>(0);

    Reference last = new Reference();

    /** What the thinking time of the next request is measured from, if not {@link #last}. */
    @Nullable
    Reference measuredFrom;

    /** The process that the next request waits for to exit. */
    @Nullable
    ProcessRecord awaited;

    /** The last copy that was handed over, null once it is served. */
    @Nullable
    Copy lastCopy;

    /** The copy of the parent that the first request of this process waits for. */
    @Nullable
    Copy parentCopy;

    /** When the last copy that others wait for was served. */
    long releasedAt;

    /** Copies that are neither served nor dropped. */
    int pending;

    /** Synchronous reads in the queue or in service. */
    int synchronousInside;

    /** Synchronous reads that wait for nothing but their thinking time. */
    int synchronousThinking;

    boolean hasExited;
    boolean isListed;

    ProcessRecord(long number) {
        this.number = number;
    }
}
