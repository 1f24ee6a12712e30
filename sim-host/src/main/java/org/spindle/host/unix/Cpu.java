package org.spindle.host.unix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.timeline.TimelineTrack;

/**
 * A CPU: its current process, its stack of interrupts and the one computation that it consumes (Ganger 1995, section A.2.2).
 * What is interrupted keeps what is left of its computation. Interrupts go before context switches, these before processes.
 */
final class Cpu implements EventHandler {

    /** What context switches cost, and where they are counted. */
    record Switching(long nanos, boolean hasIdleProcess, Counter all) {}

    private final EventLoop events;
    private final CpuDuties duties;
    private final CpuTimes times;
    private final IdleTime idleTime;
    private final Switching costs;
    private final TimelineTrack track;
    private final int number;

    private @Nullable UnixProcess current;

    /** Whose context the CPU holds; null for that of the idle process. */
    private @Nullable UnixProcess loaded;

    private InterruptFrame[] stack = new InterruptFrame[8];
    private int depth;

    /** What is left of a context switch, and what it is counted as. */
    private long switching;

    private CpuUse switchUse = CpuUse.SWITCH;
    private boolean hasLeftForStorage;

    /** The end of the computation under way, and when it began; 0 if there is none. */
    private long timer;

    private long since;
    private boolean advancing;
    private boolean idle = true;

    /** Whether another process may have to get the CPU, and whether the current one lets its equals go first. */
    private boolean reschedule;

    private boolean yielding;
    private @Nullable UnixProcess preferred;

    Cpu(
            int number,
            EventLoop events,
            CpuDuties duties,
            CpuTimes times,
            IdleTime idleTime,
            Switching costs,
            TimelineTrack track) {
        this.number = number;
        this.events = events;
        this.duties = duties;
        this.times = times;
        this.idleTime = idleTime;
        this.costs = costs;
        this.track = track;
    }

    /** Runs a process from the start of the simulation. */
    void begin(UnixProcess process) {
        current = process;
        loaded = process;
        process.cpu = number;
        process.state = UnixProcess.State.RUNNING;
        setIdle(false);
    }

    /** Delivers an interrupt at once, whatever is under way. */
    void interrupt(InterruptFrame frame) {
        pause();
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, 2 * depth);
        }
        stack[depth++] = frame;
        advance();
    }

    /** Takes the handler off the stack, at the beginning of its last step. */
    void pop(InterruptFrame frame) {
        if (stack[--depth] != frame) {
            throw new IllegalStateException("a handler ends that is not on top of the stack of CPU " + number);
        }
    }

    /** Goes on until there is something to compute, or nothing to do. Within a step this is left to the step's end. */
    void advance() {
        if (advancing || timer != 0) {
            return;
        }
        advancing = true;
        setIdle(false);
        boolean more = true;
        while (more) {
            more = step();
        }
        advancing = false;
        if (timer == 0) {
            setIdle(true);
            duties.idle();
        }
    }

    /** False if there is something to compute, or nothing to do. */
    private boolean step() {
        if (depth > 0) {
            InterruptFrame top = stack[depth - 1];
            if (top.remaining > 0) {
                return compute(top.remaining);
            }
            duties.perform(this, top);
            return true;
        }
        if (switching > 0) {
            return compute(switching);
        }
        UnixProcess process = current;
        if (reschedule && (process == null || !process.isInKernel())) {
            dispatch();
            return true;
        }
        if (process == null) {
            return false;
        }
        if (process.remaining > 0) {
            return compute(process.remaining);
        }
        duties.perform(this, process);
        return true;
    }

    private boolean compute(long nanos) {
        since = events.now();
        timer = events.schedule(since + nanos, this, 0, 0);
        return false;
    }

    @Override
    public void handle(int op, long arg) {
        timer = 0;
        consume();
        advance();
    }

    private void pause() {
        if (timer != 0) {
            events.cancel(timer);
            timer = 0;
            consume();
        }
    }

    /** Accounts for what has been computed until now. */
    void settle() {
        if (timer != 0) {
            consume();
            since = events.now();
        }
    }

    /** Takes the time since the computation began off what is under way. */
    private void consume() {
        long nanos = events.now() - since;
        if (depth > 0) {
            InterruptFrame top = stack[depth - 1];
            top.remaining -= nanos;
            account(top.use(), top.use().text(), nanos);
        } else if (switching > 0) {
            switching -= nanos;
            account(switchUse, switchUse.text(), nanos);
        } else if (current != null) {
            current.remaining -= nanos;
            if (current.step == UnixProcess.Step.DRIVER) {
                account(CpuUse.DRIVER, CpuUse.DRIVER.text(), nanos);
            } else {
                current.cpuTime += nanos;
                account(CpuUse.PROCESS, current.name, nanos);
            }
        }
    }

    private void account(CpuUse use, String shown, long nanos) {
        times.add(use, nanos);
        if (nanos > 0) {
            track.background(since, since + nanos, shown, TimelineTrack.NO_REQUEST);
        }
    }

    private void dispatch() {
        UnixProcess next = duties.choose(this);
        reschedule = false;
        yielding = false;
        preferred = null;
        current = next;
        if (next != null) {
            next.state = UnixProcess.State.RUNNING;
            next.cpu = number;
        }
        if (next != loaded && (next != null || costs.hasIdleProcess)) {
            boolean isBack = next != null && next.backFromStorage;
            switchUse = hasLeftForStorage || isBack ? CpuUse.FALSE_SWITCH : CpuUse.SWITCH;
            switching = costs.nanos;
            costs.all.add(1);
            loaded = next;
            hasLeftForStorage = false;
        }
        if (next != null) {
            next.backFromStorage = false;
            hasLeftForStorage = false;
        }
    }

    /** Fills caches for the current process before it computes; to be called within a step. */
    void refill(long nanos) {
        switching += nanos;
        switchUse = CpuUse.FALSE_SWITCH;
    }

    /** The current process does not need the CPU any more. */
    void release(boolean forStorage) {
        current = null;
        hasLeftForStorage = forStorage;
        reschedule = true;
    }

    /** The current process lets its equals go first, and this one before all others; from when it leaves the kernel. */
    void yield(@Nullable UnixProcess to) {
        yielding = true;
        preferred = to;
        reschedule = true;
    }

    /** Looks for the process to run, as soon as no interrupt, context switch or kernel code of the current one prevents it. */
    void reschedule() {
        reschedule = true;
        if (advancing || depth > 0 || switching > 0 || (current != null && current.isInKernel())) {
            return;
        }
        pause();
        advance();
    }

    private void setIdle(boolean value) {
        if (idle != value) {
            idle = value;
            idleTime.idle(value ? 1 : -1, events.now());
        }
    }

    int number() {
        return number;
    }

    @Nullable
    UnixProcess current() {
        return current;
    }

    /** Whether it has neither a process nor been asked to look for one. */
    boolean isFree() {
        return current == null && !reschedule;
    }

    boolean isRescheduling() {
        return reschedule;
    }

    boolean isYielding() {
        return yielding;
    }

    /** Whom the current process yields to, or null. */
    @Nullable
    UnixProcess preferred() {
        return preferred;
    }
}
