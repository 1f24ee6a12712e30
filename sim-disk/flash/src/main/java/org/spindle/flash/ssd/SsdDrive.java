package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.CommandServer;
import org.spindle.flash.front.CommandSlots;
import org.spindle.flash.front.FinishedCommands;
import org.spindle.flash.front.SerialServer;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The course of commands through controller, link, data cache and flash. A command consists of jobs, one for each of
 * its pages; the one that ends last determines its time components.
 */
final class SsdDrive implements CommandServer, EventHandler, PageAccess.Client, DataCache.Client {

    private static final int BEGUN = 0;
    private static final int DATA_ARRIVED = 1;
    private static final int CACHED = 2;
    private static final int DELIVERED = 3;
    private static final int IDLE = 4;
    private static final long NEVER = -1;

    private final SsdConfig config;
    private final EventLoop events;
    private final FinishedCommands completions;
    private final CommandSlots slots;
    private final PageJobs jobs = new PageJobs();
    private final PageAccess pages;
    private final StallTimes stallTimes;
    /** The effect of discards on zones; null without zones. */
    private final @Nullable RequestAttribute zoneAction;

    private final @Nullable DataCache cache;
    private final boolean buffersWrites;
    private final HostTransfer link;
    private final MemoryBus memory;
    private final SerialServer controller = new SerialServer();
    private final TimeComponent[] parts = new TimeComponent[Part.COUNT];
    private final long commandNanos;
    private final int pageSectors;
    /** Time without a command after which the SLC cache is folded; none if it never is. */
    private final long idleNanos;

    private int inside;
    private long idleEvent;
    private boolean awaitsIdle;
    private boolean isIdle;

    private SsdDrive(SsdConfig config, DeviceContext context, FinishedCommands completions) {
        this.config = config;
        this.completions = completions;
        events = context.events();
        slots = new CommandSlots(config.queueDepth());
        pages = new PageAccess(config, context, jobs, new HostJobs(jobs, slots));
        stallTimes = new StallTimes(context.metrics());
        zoneAction = config.zones() == null ? null : ZoneAction.declare(context.requestSchema());
        DataCacheConfig cached = config.cache();
        cache = cached == null
                ? null
                : new DataCache(cached, (int) config.geometry().page().bytes(), events, context.metrics(), jobs);
        buffersWrites = cached != null && cached.writes();
        link = new HostTransfer(config);
        memory = new MemoryBus(cached);
        for (Part part : Part.ALL) {
            parts[part.ordinal()] = part.declare(context.requestSchema());
        }
        commandNanos = config.commandTime().nanos();
        pageSectors = config.geometry().pageSectors();
        SlcCacheConfig slc = config.slcCache();
        Time idle = slc == null ? null : slc.idle();
        idleNanos = idle == null ? NEVER : idle.nanos();
    }

    static SsdDrive of(SsdConfig config, DeviceContext context, FinishedCommands completions) {
        SsdDrive drive = new SsdDrive(config, context, completions);
        drive.pages.connect(drive);
        if (drive.cache != null) {
            drive.cache.connect(drive);
        }
        return drive;
    }

    @Override
    public void serve(Request request) {
        int slot = slots.take(request, events.now());
        inside++;
        if (idleNanos != NEVER) {
            endIdleTime();
        }
        long at = controller.serve(events.now(), commandNanos);
        if (at == events.now()) {
            begin(slot);
        } else {
            events.schedule(at, this, BEGUN, slot);
        }
    }

    @Override
    public void handle(int event, long arg) {
        int index = (int) arg;
        switch (event) {
            case BEGUN -> begin(index);
            case DATA_ARRIVED -> dataArrived(index);
            case CACHED -> cached(index);
            case IDLE -> {
                awaitsIdle = false;
                isIdle = true;
                pages.idle(true);
            }
            default -> {
                jobs.spend(index, Part.LINK, events.now());
                done(index);
            }
        }
    }

    private void endIdleTime() {
        if (awaitsIdle) {
            events.cancel(idleEvent);
            awaitsIdle = false;
        }
        if (isIdle) {
            isIdle = false;
            pages.idle(false);
        }
    }

    private void begin(int slot) {
        Request command = slots.command(slot);
        command.spend(parts[Part.CONTROLLER.ordinal()], events.now() - slots.arrived(slot));
        switch (command.operation()) {
            case READ -> read(slot, command);
            case WRITE -> events.schedule(link.fromHost(events.now(), command.sectors()), this, DATA_ARRIVED, slot);
            case FLUSH -> flush(slot);
            case DISCARD -> {
                if (zoneAction == null || ZoneAction.of(command, zoneAction) == ZoneAction.RESET) {
                    discard(command);
                }
                complete(slot);
            }
        }
    }

    private void flush(int slot) {
        pages.hold();
        int open = cache == null ? 0 : cache.flush(slot);
        slots.open(slot, open);
        pages.release();
        if (open == 0) {
            complete(slot);
        }
    }

    private void read(int slot, Request command) {
        int count = openPages(slot, command);
        if (count == 0) {
            complete(slot);
            return;
        }
        int hits = 0;
        pages.hold();
        for (int i = 0; i < count; i++) {
            int job = job(PageJobs.HOST_READ, slot, command, i);
            if (cache != null && cache.hit(job)) {
                hits++;
                events.schedule(memory.move(events.now(), jobs.sectors(job)), this, CACHED, job);
            } else {
                pages.start(job);
            }
        }
        command.buffer(hits == 0 ? BufferOutcome.MISS : hits == count ? BufferOutcome.HIT : BufferOutcome.PARTIAL_HIT);
        pages.release();
    }

    private void dataArrived(int slot) {
        Request command = slots.command(slot);
        command.spend(
                parts[Part.LINK.ordinal()],
                events.now() - slots.arrived(slot) - command.spent(parts[Part.CONTROLLER.ordinal()]));
        int count = openPages(slot, command);
        if (count == 0) {
            complete(slot);
            return;
        }
        pages.hold();
        for (int i = 0; i < count; i++) {
            int job = job(PageJobs.HOST_WRITE, slot, command, i);
            if (cache == null) {
                pages.start(job);
            } else if (buffersWrites) {
                cache.write(job);
            } else {
                cache.pass(job);
                pages.start(job);
            }
        }
        pages.release();
    }

    /** Opens the pages of a command and returns their number, 0 for a command without sectors. */
    private int openPages(int slot, Request command) {
        if (command.sectors() == 0) {
            return 0;
        }
        int count = (int) ((command.end() - 1) / pageSectors - command.sector() / pageSectors + 1);
        slots.open(slot, count);
        return count;
    }

    /** Makes the job for one page of a command, counted from the first. */
    private int job(byte kind, int slot, Request command, int index) {
        long page = command.sector() / pageSectors + index;
        long from = Math.max(command.sector(), page * pageSectors) - page * pageSectors;
        long to = Math.min(command.end(), (page + 1) * pageSectors) - page * pageSectors;
        return jobs.take(kind, slot, (int) page, -1L >>> from - to << from, events.now());
    }

    @Override
    public void pageRead(int job) {
        if (cache != null) {
            cache.keep(job);
        }
        deliver(job);
    }

    private void deliver(int job) {
        events.schedule(link.toHost(events.now(), jobs.sectors(job)), this, DELIVERED, job);
    }

    @Override
    public void pageWritten(int job) {
        if (jobs.kind[job] == PageJobs.HOST_WRITE) {
            done(job);
            return;
        }
        int slot = jobs.owner[job];
        jobs.release(job);
        if (cache != null) {
            cache.destaged(slot);
        }
    }

    @Override
    public void stored(int job) {
        jobs.spend(job, Part.BUFFER_WAIT, events.now());
        events.schedule(memory.move(events.now(), jobs.sectors(job)), this, CACHED, job);
    }

    private void cached(int job) {
        jobs.spend(job, Part.BUFFER, events.now());
        if (jobs.kind[job] == PageJobs.HOST_READ) {
            deliver(job);
        } else if (cache != null && slots.command(jobs.owner[job]).has(RequestFlag.FORCE_UNIT_ACCESS)) {
            cache.force(job);
        } else {
            done(job);
        }
    }

    @Override
    public void destage(int job) {
        pages.start(job);
    }

    @Override
    public void durable(int job) {
        jobs.spend(job, Part.BUFFER_WAIT, events.now());
        done(job);
    }

    private void done(int job) {
        int slot = jobs.owner[job];
        if (slots.close(slot) == 0) {
            Request command = slots.command(slot);
            for (Part part : Part.ALL) {
                command.spend(parts[part.ordinal()], jobs.spent(job, part));
            }
            stallTimes.done(events.now() - slots.arrived(slot), jobs.spent(job, Part.STALL));
            jobs.release(job);
            complete(slot);
        } else {
            jobs.release(job);
        }
    }

    /** Discards the pages that lie entirely in the range. */
    private void discard(Request command) {
        long first = (command.sector() + pageSectors - 1) / pageSectors;
        long end = command.end() / pageSectors;
        for (long page = first; page < end; page++) {
            if (cache != null) {
                cache.discard((int) page);
            }
            pages.discard((int) page);
        }
    }

    private void complete(int slot) {
        if (--inside == 0 && idleNanos != NEVER) {
            idleEvent = events.schedule(events.now() + idleNanos, this, IDLE, 0);
            awaitsIdle = true;
        }
        completions.complete(slots.release(slot));
    }

    @Override
    public long sectors() {
        return (long) config.pages() * pageSectors;
    }

    @Override
    public int queueDepth() {
        return config.queueDepth();
    }
}
