package org.spindle.host.virtualdisk;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * A virtual disk on the simulated clock. Copies wait for their dependencies and think times, join the queue, and are served one after
 * the other. In the first version of the thesis they join the queue only between two services.
 */
final class SimulatedVirtualDisk implements VirtualDisk, EventHandler, WaitingCopies.Inserter {

    private static final int SERVED = 0;
    private static final int RECHECK = 1;

    private final VirtualDiskConfig config;
    private final boolean drops;
    private final boolean insertsAnyTime;
    private final EventLoop events;
    private final CopyPool pool;
    private final KnownProcesses processes;
    private final WaitingCopies waiting;
    private final PriorityQueue<Copy> ready = new PriorityQueue<>(Comparator.comparingLong(copy -> copy.number));
    private final VirtualQueue queue;
    private final VirtualService service;
    private final VirtualDiskListener listener;
    private final VirtualDiskMetrics metrics;

    private @Nullable Copy inService;
    private long serviceNanos;
    private long recheck;
    private long copied;
    private int pending;
    private boolean isCongested;
    private boolean isHeld;
    private boolean isBusy;
    private long heldSince;

    /**
     * @param drops whether copies are dropped when the disk is congested; otherwise they wait
     */
    SimulatedVirtualDisk(
            VirtualDiskConfig config,
            boolean drops,
            EventLoop events,
            CopyPool pool,
            KnownProcesses processes,
            VirtualQueue queue,
            VirtualService service,
            VirtualDiskListener listener,
            VirtualDiskMetrics metrics) {
        this.config = config;
        this.drops = drops;
        insertsAnyTime = config.insertion() == VirtualDiskConfig.Insertion.CONCURRENT;
        this.events = events;
        this.pool = pool;
        this.processes = processes;
        waiting = new WaitingCopies(events, pool, this);
        this.queue = queue;
        this.service = service;
        this.listener = listener;
        this.metrics = metrics;
    }

    @Override
    public void copy(Request real, long sector, long sectors, long ticket) {
        if (!real.isRead() && !real.isWrite()) {
            return;
        }
        metrics.copied();
        if (isCongested) {
            metrics.dropped();
            listener.dropped(ticket);
            return;
        }
        Copy copy = pool.take();
        copy.request.reset(ticket, real.device(), real.operation(), sector, sectors);
        copy.request.issuedAs(real);
        copy.request.tag(copy.slot);
        copy.ticket = ticket;
        copy.number = copied++;
        ProcessRecord process = processes.issuer(real);
        if (process != null) {
            setDependencies(copy, process, ticket);
        }
        pending++;
        waiting.add(copy);
        progress();
        if (drops && waiting.size() >= config.congestedAt()) {
            congest();
            relieve();
        }
    }

    private void setDependencies(Copy copy, ProcessRecord process, long ticket) {
        copy.process = process;
        copy.isSynchronous = copy.request.isRead() && !copy.request.isReadAhead() && !copy.request.isAsynchronous();
        copy.awaited = process.awaited;
        if (config.thinkTimes()) {
            copy.thinkNanos = reference(process).thinking(events.now(), heldSince);
            processes.issued(process, ticket);
        }
        process.awaited = null;
        process.measuredFrom = null;
    }

    private static Reference reference(ProcessRecord process) {
        ProcessRecord child = process.awaited;
        if (child != null && child.last.isSet()) {
            return child.last;
        }
        Reference parentReference = process.measuredFrom;
        return parentReference == null ? process.last : parentReference;
    }

    @Override
    public void completed(long ticket) {
        processes.completed(ticket, events.now());
    }

    @Override
    public void exited(long process) {
        processes.exited(process);
    }

    /** Ends a process that has exited, unless it has copies left. */
    void exited(ProcessRecord process) {
        waiting.exited(process);
        progress();
    }

    @Override
    public boolean isCongested() {
        return isCongested;
    }

    @Override
    public int pending() {
        return pending;
    }

    @Override
    public void hold() {
        isHeld = true;
        heldSince = events.now();
    }

    @Override
    public void release() {
        isHeld = false;
        waiting.beginNow();
        progress();
    }

    /** Inserts ready copies into the queue and begins the next service, if these are due. */
    private void progress() {
        if (isHeld || isBusy) {
            return;
        }
        isBusy = true;
        if (insertsAnyTime || inService == null) {
            waiting.releaseReady();
            insertReady();
        }
        if (inService == null) {
            serveNext();
        }
        isBusy = false;
        if (isCongested) {
            relieve();
        }
    }

    private void insertReady() {
        while (!ready.isEmpty() && queue.size() < config.congestedAt()) {
            queue.add(ready.remove());
            waiting.releaseReady();
        }
        if (drops && queue.size() >= config.congestedAt()) {
            congest();
        }
    }

    private void serveNext() {
        events.cancel(recheck);
        recheck = 0;
        Copy next = queue.next();
        if (next != null) {
            inService = next;
            serviceNanos = service.begin(next.request);
            events.schedule(events.now() + serviceNanos, this, SERVED, 0);
            return;
        }
        long at = queue.nextCallAt();
        if (at != RequestScheduler.NEVER) {
            if (at <= events.now()) {
                throw new IllegalStateException("the scheduler of a virtual disk chose none of " + queue.size()
                        + " waiting requests and requested another call at " + at + " ns, which is not after now, "
                        + events.now() + " ns");
            }
            recheck = events.schedule(at, this, RECHECK, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        Copy done = inService;
        if (op == SERVED && done != null) {
            inService = null;
            isBusy = true;
            end(done);
            isBusy = false;
        } else {
            recheck = 0;
        }
        progress();
    }

    private void end(Copy done) {
        queue.completed(done);
        listener.accessed(serviceNanos);
        if (done.isMerged) {
            for (Copy part = done.nextMerged; part != null; ) {
                Copy next = part.nextMerged;
                served(part);
                part = next;
            }
            pool.give(done);
        } else {
            served(done);
        }
    }

    private void served(Copy copy) {
        pending--;
        waiting.served(copy);
        long nanos = events.now() - copy.request.arrived();
        metrics.served(nanos);
        long ticket = copy.ticket;
        long sectors = copy.request.sectors();
        var operation = copy.request.operation();
        pool.give(copy);
        listener.served(ticket, operation, sectors, nanos);
    }

    /** Drops the copies that are not in the queue (González-Férez 2012, section 3.2.6); copies in the queue are served. */
    private void congest() {
        isCongested = true;
        metrics.congested();
        ready.clear();
        waiting.dropAll();
    }

    private void relieve() {
        if (queue.size() < config.relievedBelow()) {
            isCongested = false;
            listener.recovered();
        }
    }

    @Override
    public void ready(Copy copy) {
        ready.add(copy);
    }

    @Override
    public void thinkTimesEnded() {
        progress();
    }

    @Override
    public void dropped(Copy copy) {
        pending--;
        metrics.dropped();
        long ticket = copy.ticket;
        pool.give(copy);
        listener.dropped(ticket);
    }

    @Override
    public void ended(ProcessRecord process) {
        queue.processEnded(process.number);
        processes.forget(process);
    }
}
