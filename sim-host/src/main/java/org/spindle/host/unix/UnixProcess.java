package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;
import org.spindle.host.filecache.CacheAccess;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.timeline.TimelineTrack;

/** One process: how far its events have come, what it waits for, and what it has used. Times in nanoseconds. */
final class UnixProcess {

    /** What happens when its present computation is over. */
    enum Step {
        /** The next event is fetched. */
        FETCH,
        /** Its event happens. */
        EVENT,
        /** The driver has been executed for the request of its event. */
        DRIVER
    }

    /** Whether it exists and what it does. */
    enum State {
        ABSENT,
        READY,
        RUNNING,
        /** It waits until another process or the clock wakes it; a signal does so, too. */
        ASLEEP,
        /** It waits for another process, and no signal wakes it. */
        HELD,
        /** It waits for a request. */
        WAITING_FOR_STORAGE,
        GONE
    }

    final ProcessStart start;

    /** As a timeline shows it. */
    final String name;

    final SystemEvent event = new SystemEvent();

    State state = State.ABSENT;
    Step step = Step.FETCH;

    /** Computation left before the next step. */
    long remaining;

    /** Place of the present event, and of the one behind it. */
    long place = SystemLoad.END;

    long next;

    /** System calls and traps that it is inside of. */
    int kernel;

    int locks;
    boolean signalled;
    boolean killed;

    /** It has waited for storage and not run since. */
    boolean backFromStorage;

    /** Computation for which caches do not hold what it needs. */
    long cold;

    /** It counts among those that have something left to do. */
    boolean counted;

    int cpu;
    int priority = TimeSharing.INITIAL;
    long quantum;

    /** Since when it waits, for a CPU or otherwise. */
    long since;

    /** When a pause ends, and the number of the pause. */
    long wakeAt;

    long pause;

    /** The event that ends it, if it ends at its exact time; 0 if not. */
    long timer;

    @Nullable
    UnixProcess before;

    @Nullable
    UnixProcess behind;

    @Nullable
    WaitList list;

    /** Its parent, if that is part of the load. */
    @Nullable
    UnixProcess parent;

    /** Its parent, as long as that waits for it to execute another program or to exit. */
    @Nullable
    UnixProcess released;

    /** Those that wait for its end. */
    final WaitList joiners = new WaitList();

    long cpuTime;

    /** CPU time of its children that have ended, and of theirs. */
    long childrenTime;

    long storageWait;
    long sleepTime;

    /** Where its waits are shown. */
    TimelineTrack track = TimelineTrack.NONE;

    /** Its access to the file cache; null if there is none. */
    @Nullable
    CacheAccess access;

    /** The account of its task; null if it is none. */
    @Nullable
    TaskAccount account;

    UnixProcess(ProcessStart start, long first) {
        this.start = start;
        name = start.task() == null ? "process " + start.process() : start.task() + " " + start.process();
        next = first;
    }

    /** Whether it must not be pre-empted. */
    boolean isInKernel() {
        return kernel > 0 || step == Step.DRIVER;
    }

    boolean isPresent() {
        return state != State.ABSENT && state != State.GONE;
    }

    boolean isBlocked() {
        return state == State.ASLEEP || state == State.HELD || state == State.WAITING_FOR_STORAGE;
    }
}
