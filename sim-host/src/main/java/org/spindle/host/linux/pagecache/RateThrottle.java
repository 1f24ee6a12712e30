package org.spindle.host.linux.pagecache;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.spindle.host.linux.throttle.DirtyLimits;
import org.spindle.host.linux.throttle.DirtyRates;
import org.spindle.host.linux.throttle.PauseRule;
import org.spindle.host.linux.throttle.TickClock;
import org.spindle.host.linux.throttle.Writer;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Makes processes pause, so that each writes at its rate. Requests without a process count as those of one process. While a process
 * pauses, its further writes wait behind the one that paused.
 */
final class RateThrottle implements WriteThrottle, EventHandler {

    private final TickClock clock;
    private final DirtyPages dirtyPages;
    private final DirtyRates rates;
    private final PauseRule rule;
    private final EventLoop events;
    private final Writes writes;
    private final Counter throttles;
    private final Distribution pauses;
    private final Long2ObjectOpenHashMap<Process> processes = new Long2ObjectOpenHashMap<>();

    /** A process: its account, and its writes that wait for the end of a pause. */
    private static final class Process {
        final Writer writer = new Writer();
        final WaitingJobs waiting = new WaitingJobs();
        boolean hasEnded;
    }

    RateThrottle(
            LinuxHostConfig config,
            DirtyPages dirtyPages,
            DirtyRates rates,
            EventLoop events,
            Writes writes,
            Counter throttles,
            Distribution pauses) {
        clock = config.clock();
        this.dirtyPages = dirtyPages;
        this.rates = rates;
        rule = new PauseRule(new DirtyLimits(config.backgroundLimit(), config.dirtyLimit()), rates);
        this.events = events;
        this.writes = writes;
        this.throttles = throttles;
        this.pauses = pauses;
    }

    @Override
    public boolean holds(FileJob job) {
        long number = job.process();
        Process process = of(number);
        if (!process.waiting.isEmpty()) {
            process.waiting.add(job);
            return true;
        }
        if (!process.writer.isDue(rule.isExceeded())) {
            return false;
        }
        dirtyPages.dirtied();
        long now = events.now();
        long ticks = rule.examine(process.writer, dirtyPages.unwritten(), now);
        if (ticks == 0) {
            return false;
        }
        dirtyPages.count();
        throttles.add(1);
        long end = clock.nanos(clock.at(now) + ticks);
        pauses.record(end - now);
        process.waiting.add(job);
        events.schedule(end, this, 0, number);
        return true;
    }

    private Process of(long number) {
        Process process = processes.get(number);
        if (process == null) {
            process = new Process();
            processes.put(number, process);
        }
        return process;
    }

    /** Ends a pause. */
    @Override
    public void handle(int op, long number) {
        Process process = of(number);
        FileJob first = process.waiting.takeAll();
        if (first != null) {
            writes.resume(first);
        }
        forget(number, process);
    }

    @Override
    public void dirtied(FileJob job) {
        of(job.process()).writer.dirtied();
        rates.dirtied();
    }

    @Override
    public void written(long pages) {
        rates.written(pages);
        if (!dirtyPages.isWriting()) {
            rates.ends(events.now());
        }
    }

    @Override
    public void ended(long number) {
        Process process = processes.get(number);
        if (process != null) {
            process.hasEnded = true;
            forget(number, process);
        }
    }

    private void forget(long number, Process process) {
        if (process.hasEnded && process.waiting.isEmpty()) {
            processes.remove(number);
        }
    }
}
