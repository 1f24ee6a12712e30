package org.spindle.host.unix;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.timeline.TimelineTrack;

/**
 * A CPU: its current process, its stack of interrupts and the computation in progress (Ganger 1995, section A.2.2). An interrupted
 * computation keeps its remaining time. Interrupts take precedence over context switches, context switches over processes.
 */
final class Cpu implements EventHandler {

    /** The cost of context switches, and their counter. */
    record Switching(long nanos, boolean hasIdleProcess, Counter all) {}

    private final EventLoop events;
    private final CpuDuties duties;
    private final CpuTimes times;
    private final IdleTime idleTime;
    private final Switching costs;
    private final TimelineTrack track;
    private final int number;

    private @Nullable UnixProcess current;

    /** The process whose context the CPU holds; null for the idle process. */
    private @Nullable UnixProcess loaded;

    private InterruptFrame[] stack = new InterruptFrame[8];
    private int depth;

    /** Remaining time of a context switch in nanoseconds, and the use that it is accounted to. */
    private long switching;

    private CpuUse switchUse = CpuUse.SWITCH;

    /** The process whose wait for storage causes the context switch; null if there is none. */
    private @Nullable UnixProcess waiter;

    /** The process that has released the CPU to wait for storage, until another one gets the CPU. */
    private @Nullable UnixProcess left;

    /** The event that ends the computation in progress, 0 if there is none; and when the computation began. */
    private long timer;

    private long since;
    private boolean advancing;
    private boolean idle = true;

    /** Whether the scheduler must run, and whether the current process yields to others of its priority. */
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

    /** Makes a process the running one at the start of the simulation. */
    void begin(UnixProcess process) {
        current = process;
        loaded = process;
        process.cpu = number;
        process.state = UnixProcess.State.RUNNING;
        setIdle(false);
    }

    /** Delivers an interrupt immediately and pre-empts the computation in progress. */
    void interrupt(InterruptFrame frame) {
        pause();
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, 2 * depth);
        }
        stack[depth++] = frame;
        advance();
    }

    /** Removes the handler from the stack, at the beginning of its last step. */
    void pop(InterruptFrame frame) {
        if (stack[--depth] != frame) {
            throw new IllegalStateException("a handler ends that is not on top of the stack of CPU " + number);
        }
    }

    /** Performs steps until a computation begins or the CPU is idle. Does nothing when called within a step, whose end continues. */
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

    /** Returns false if a computation has begun or the CPU is idle. */
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

    /** Accounts for the computation in progress up to now. */
    void settle() {
        if (timer != 0) {
            consume();
            since = events.now();
        }
    }

    /** Subtracts the time since the computation began from its remaining time. */
    private void consume() {
        long nanos = events.now() - since;
        if (depth > 0) {
            InterruptFrame top = stack[depth - 1];
            top.remaining -= nanos;
            account(top.use(), top.use().text(), nanos);
        } else if (switching > 0) {
            switching -= nanos;
            account(switchUse, switchUse.text(), nanos);
            chargeWaiter(nanos);
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
            waiter = left == null && isBack ? next : left;
            switchUse = waiter == null ? CpuUse.SWITCH : CpuUse.FALSE_SWITCH;
            switching = costs.nanos;
            costs.all.add(1);
            loaded = next;
            left = null;
        }
        if (next != null) {
            next.backFromStorage = false;
            left = null;
        }
    }

    private void chargeWaiter(long nanos) {
        TaskAccount task = waiter == null ? null : waiter.account;
        if (task != null) {
            task.computesFalsely(nanos);
        }
    }

    /** Charges a refill of the caches before the current process computes; must be called within a step. */
    void refill(long nanos) {
        switching += nanos;
        switchUse = CpuUse.FALSE_SWITCH;
        waiter = current;
    }

    /** Releases the CPU from the current process, which blocks or ends. */
    void release(boolean forStorage) {
        left = forStorage ? current : null;
        current = null;
        reschedule = true;
    }

    /** Makes the current process yield, once it leaves the kernel, to {@code to} if that is ready, else to others of its priority. */
    void yieldTo(@Nullable UnixProcess to) {
        yielding = true;
        preferred = to;
        reschedule = true;
    }

    /** Requests a scheduling decision, made once no interrupt, context switch or kernel code of the current process is in progress. */
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
            if (value) {
                idleTime.begins(events.now());
            } else {
                idleTime.ends(events.now());
            }
        }
    }

    int number() {
        return number;
    }

    @Nullable
    UnixProcess current() {
        return current;
    }

    /** Returns whether the CPU has no process and no scheduling decision pending. */
    boolean isFree() {
        return current == null && !reschedule;
    }

    boolean isRescheduling() {
        return reschedule;
    }

    boolean isYielding() {
        return yielding;
    }

    /** Returns the process that the current one yields to, or null. */
    @Nullable
    UnixProcess preferred() {
        return preferred;
    }
}
