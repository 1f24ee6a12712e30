package org.spindle.workload.trace.capture;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.SystemAction;

/** A process of a capture: its events so far, whether it has a CPU, and its current wait. */
final class CapturedProcess {

    final long number;
    final boolean isKernelThread;
    final List<CapturedEvent> events = new ArrayList<>();
    final OpenFiles files;

    /** The current system call; empty if there is none. */
    String call = "";

    /** The event of the start of that call. */
    @Nullable
    CapturedEvent callStart;

    /** Whether another process of the trace creates it. */
    boolean isCreated;

    boolean isGone;

    static final long NEVER = Long.MIN_VALUE;

    /** Time since which it has been ready without a CPU for reasons outside of the trace, or {@link #NEVER}. */
    long readySince = NEVER;

    /** Whether it has a CPU. */
    boolean isRunning;

    /** Time for which it was ready without a CPU in its current wait for the end of another process. */
    long afterJoin;

    /** Time since which it has computed without an event; -1 while it has no CPU. */
    private long computingSince = -1;

    /** Computation before a switch, which counts for the next event. */
    private long computed;

    /** The place of the current wait; null if it does not wait. */
    private @Nullable CapturedEvent wait;

    private long waitingSince;

    /** Time of the wake-up, or -1. */
    private long wokenAt = -1;

    private long semaphore;

    /** Requests of the current system call whose completion its return requires. */
    final List<CapturedRequest> neededAtReturn = new ArrayList<>();

    CapturedProcess(long number, boolean isKernelThread, OpenFiles files) {
        this.number = number;
        this.isKernelThread = isKernelThread;
        this.files = files;
    }

    /** Adds a place for an event at a time, with the computation since the previous one. */
    CapturedEvent add(long now) {
        long compute = computed;
        if (computingSince >= 0) {
            compute += now - computingSince;
        }
        computingSince = now;
        computed = 0;
        CapturedEvent event = new CapturedEvent(compute);
        events.add(event);
        return event;
    }

    void add(long now, SystemAction action, long subject) {
        add(now).become(action, subject);
    }

    /** Adds an event immediately after the last one. */
    CapturedEvent append(SystemAction action, long subject) {
        CapturedEvent event = new CapturedEvent(0);
        event.become(action, subject);
        events.add(event);
        return event;
    }

    /** Turns computation before a switch into a separate event. */
    void addComputed() {
        if (computed > 0) {
            events.add(new CapturedEvent(computed));
            computed = 0;
        }
    }

    /** Adds a place immediately after another one. */
    CapturedEvent insertAfter(CapturedEvent place) {
        int at = events.size();
        while (at > 0 && events.get(at - 1) != place) {
            at--;
        }
        CapturedEvent event = new CapturedEvent(0);
        events.add(at, event);
        return event;
    }

    /** Records that the process gets a CPU. */
    void runs(long now) {
        computingSince = now;
    }

    /** Records that the process loses its CPU without waiting. */
    void isPreempted(long now) {
        if (computingSince >= 0) {
            computed += now - computingSince;
        }
        computingSince = -1;
    }

    /** Records that the process starts to wait. */
    void waits(long now) {
        wait = add(now);
        waitingSince = now;
        forgetWakeUp();
        computingSince = -1;
    }

    boolean isWaiting() {
        return wait != null;
    }

    /** Records that the process is woken, by a post to a semaphore unless that is 0; only the first call counts. */
    void isWoken(long now, long by) {
        if (wokenAt < 0) {
            wokenAt = now;
            semaphore = by;
        }
    }

    boolean isWoken() {
        return wokenAt >= 0;
    }

    /** Ends the wait, and returns its place. */
    @Nullable
    CapturedEvent endWait() {
        CapturedEvent ended = wait;
        wait = null;
        return ended;
    }

    long waitingSince() {
        return waitingSince;
    }

    long wokenAt() {
        return wokenAt;
    }

    long semaphore() {
        return semaphore;
    }

    void forgetWakeUp() {
        wokenAt = -1;
        semaphore = 0;
    }

    /** Returns the time of the last event; -1 before the first one. */
    long lastSeen() {
        return computingSince;
    }
}
