package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;
import org.spindle.host.filecache.CacheAccess;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.timeline.TimelineTrack;

/** A process: the position in its events, what it waits for, and the CPU time it has used. Times are in nanoseconds. */
final class UnixProcess {

    /** The step that follows the current computation. */
    enum Step {
        /** Fetch the next event. */
        FETCH,
        /** Perform the current event. */
        EVENT,
        /** Issue the request of the current event, as the driver has been executed for it. */
        DRIVER
    }

    /** The states of a process. */
    enum State {
        ABSENT,
        READY,
        RUNNING,
        /** Waits until another process, the clock or a signal wakes it. */
        ASLEEP,
        /** Waits for another process and is not woken by signals. */
        HELD,
        /** Waits for a request. */
        WAITING_FOR_STORAGE,
        GONE
    }

    final ProcessStart start;

    /** The name that a timeline shows. */
    final String name;

    final SystemEvent event = new SystemEvent();

    State state = State.ABSENT;
    Step step = Step.FETCH;

    /** Remaining computation before the next step. */
    long remaining;

    /** Places of the current event and of the next one. */
    long place = SystemLoad.END;

    long next;

    /** Nesting depth of system calls and traps. */
    int kernel;

    int locks;
    boolean signalled;
    boolean killed;

    /** Whether the process has waited for storage and not run since. */
    boolean backFromStorage;

    /** Remaining computation that is slowed by cold caches. */
    long coldNanos;

    /** Whether the process is counted as active. */
    boolean counted;

    int cpu;
    int priority = TimeSharing.INITIAL;
    long quantum;

    /** When the current wait began, for a CPU or otherwise. */
    long since;

    /** When the current pause ends, and the number of the pause. */
    long wakeAt;

    long pause;

    /** The event that ends the pause, if it ends at its exact time; 0 if not. */
    long timer;

    @Nullable
    UnixProcess before;

    @Nullable
    UnixProcess behind;

    @Nullable
    WaitList list;

    /** The parent process; null if it is not part of the load. */
    @Nullable
    UnixProcess parent;

    /** The parent, while it waits (vfork) for this process to execute another program or to exit; otherwise null. */
    @Nullable
    UnixProcess vforkParent;

    /** Processes that wait for this one to end. */
    final WaitList joiners = new WaitList();

    long cpuTime;

    /** CPU time of ended children and of their ended children. */
    long childrenTime;

    /** The timeline track that shows the waits of the process. */
    TimelineTrack track = TimelineTrack.NONE;

    /** The file cache access of this process; null if there is no cache. */
    @Nullable
    CacheAccess access;

    /** The account of the task that the process is part of; null if there is none. */
    @Nullable
    TaskAccount account;

    UnixProcess(ProcessStart start, long first) {
        this.start = start;
        name = start.task() == null ? "process " + start.process() : start.task() + " " + start.process();
        next = first;
    }

    /** Returns whether the process must not be pre-empted. */
    boolean isInKernel() {
        return kernel > 0 || step == Step.DRIVER;
    }

    /** Returns whether a sleep or pause ends before it begins: a signal came before it, which it consumes, or the process is killed. */
    boolean skipsSleep() {
        boolean skips = signalled || killed;
        signalled = false;
        return skips;
    }

    /** Tells the task, if there is one, that the process starts, or that its wait, for storage or not, ends. */
    void accountForAbility(boolean afterStorage, long now) {
        if (account != null && afterStorage) {
            account.hasWaited(now);
        } else if (account != null) {
            account.isAble(now);
        }
    }

    /** Tells the task, if there is one, that the process begins to wait, for storage or not, or ends. */
    void accountForWait(boolean forStorage, long now) {
        if (account != null && forStorage) {
            account.waits(now);
        } else if (account != null) {
            account.isUnable(now);
        }
    }

    /** Returns whether the process is the one whose end is that of its task. */
    boolean isTask() {
        return start.task() != null;
    }

    boolean isPresent() {
        return state != State.ABSENT && state != State.GONE;
    }

    boolean isBlocked() {
        return state == State.ASLEEP || state == State.HELD || state == State.WAITING_FOR_STORAGE;
    }
}
