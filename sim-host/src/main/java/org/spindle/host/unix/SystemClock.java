package org.spindle.host.unix;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The clock: each interrupt reduces the quanta of running processes and ends pauses; every hundredth also raises starving processes
 * (Ganger 1995, section A.1.3). It runs as long as a process is active.
 */
final class SystemClock implements EventHandler {

    private static final int TICK = 0;
    private static final int PAUSE_OVER = 1;
    private static final int SCAN = 100;

    private final UnixConfig.Clock config;
    private final long period;
    private final EventLoop events;
    private final Processors processors;
    private final Interrupts interrupts;
    private final Waker waker;
    private final PriorityQueue<UnixProcess> pauses =
            new PriorityQueue<>(Comparator.<UnixProcess>comparingLong(process -> process.wakeAt)
                    .thenComparingLong(process -> process.pause));
    private long pauseCount;
    private long ticks;
    private long tick;

    SystemClock(UnixConfig.Clock config, EventLoop events, Processors processors, Interrupts interrupts, Waker waker) {
        this.config = config;
        period = config.period().nanos();
        this.events = events;
        this.processors = processors;
        this.interrupts = interrupts;
        this.waker = waker;
    }

    /** Starts the generated clock, if it is stopped, at its next full period. */
    void run() {
        if (tick == 0 && isGenerated()) {
            scheduleTick();
        }
    }

    /** Stops the generated clock; called when no process is active. */
    void stop() {
        events.cancel(tick);
        tick = 0;
    }

    boolean isGenerated() {
        return config.source() == UnixConfig.Source.GENERATED;
    }

    private void scheduleTick() {
        long now = events.now();
        tick = events.schedule(now - now % period + period, this, TICK, 0);
    }

    @Override
    public void handle(int op, long arg) {
        if (op == PAUSE_OVER) {
            interrupts.timer(config.cost().nanos());
            return;
        }
        scheduleTick();
        interrupts.clock(config.cost().nanos());
    }

    /** Performs the effects of a clock interrupt, at the end of its handler. */
    void tick() {
        ticks++;
        processors.tick(period);
        endPauses();
        if (ticks % SCAN == 0) {
            processors.raiseStarving(events.now());
        }
    }

    /** Begins a pause of a process. */
    void pause(UnixProcess process, long nanos) {
        process.wakeAt = events.now() + nanos;
        process.pause = pauseCount++;
        pauses.add(process);
        if (config.timers() == UnixConfig.Timers.EXACT) {
            process.timer = events.schedule(process.wakeAt, this, PAUSE_OVER, 0);
        }
    }

    /** Ends a pause before its time. */
    void cancel(UnixProcess process) {
        pauses.remove(process);
        events.cancel(process.timer);
    }

    /** Ends the pauses that have expired. */
    void endPauses() {
        long now = events.now();
        for (UnixProcess next = pauses.peek(); next != null && next.wakeAt <= now; next = pauses.peek()) {
            pauses.poll();
            waker.wake(next);
        }
    }

    /** Returns whether a pause is in progress that the clock will end. */
    boolean endsPauses() {
        return !pauses.isEmpty() && (isGenerated() || config.timers() == UnixConfig.Timers.EXACT);
    }
}
