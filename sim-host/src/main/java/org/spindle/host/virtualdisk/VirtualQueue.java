package org.spindle.host.virtualdisk;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/** The queue of a virtual disk: its scheduler, and the merging of waiting copies. */
final class VirtualQueue {

    private final RequestScheduler scheduler;
    private final CopyPool pool;
    private final EventLoop events;
    private final boolean merges;
    private final long maxMerged;
    private final List<Copy> queued = new ArrayList<>();

    /** The queued copy that was merged last; without one, the first that was added. */
    private @Nullable Copy mergedLast;

    /**
     * @param maxMerged maximum size of a merged request, in sectors
     */
    VirtualQueue(RequestScheduler scheduler, CopyPool pool, EventLoop events, boolean merges, long maxMerged) {
        this.scheduler = scheduler;
        this.pool = pool;
        this.events = events;
        this.merges = merges;
        this.maxMerged = maxMerged;
    }

    /** Returns the number of requests in the scheduler; merged requests count as one. */
    int size() {
        return scheduler.size();
    }

    void add(Copy copy) {
        copy.state = Copy.State.ADMITTED;
        copy.request.arrived(events.now());
        Copy neighbour = merges ? neighbour(copy) : null;
        if (neighbour == null) {
            queued.add(copy);
            mergedLast = mergedLast == null ? copy : mergedLast;
            scheduler.add(copy.request);
        } else {
            merge(neighbour, copy);
        }
    }

    private @Nullable Copy neighbour(Copy arriving) {
        Request request = arriving.request;
        for (int i = 0; i < queued.size(); i++) {
            Request waiting = queued.get(i).request;
            boolean isSought = scheduler.seeksFrontMerges() || queued.get(i) == mergedLast;
            boolean touches = waiting.end() == request.sector() || request.end() == waiting.sector() && isSought;
            if (touches
                    && waiting.operation() == request.operation()
                    && waiting.sectors() + request.sectors() <= maxMerged
                    && waiting.isReadAhead() == request.isReadAhead()
                    && scheduler.mayMerge(waiting, request)) {
                return queued.get(i);
            }
        }
        return null;
    }

    private void merge(Copy waiting, Copy arriving) {
        Copy whole = pool.take();
        Request old = waiting.request;
        whole.request.reset(
                old.id(),
                old.device(),
                old.operation(),
                Math.min(old.sector(), arriving.request.sector()),
                old.sectors() + arriving.request.sectors());
        whole.request.issuedAs(old);
        whole.request.tag(whole.slot);
        whole.request.arrived(old.arrived());
        whole.state = Copy.State.ADMITTED;
        whole.isMerged = true;
        scheduler.replace(old, whole.request);
        queued.set(queued.indexOf(waiting), whole);
        mergedLast = whole;
        if (waiting.isMerged) {
            arriving.nextMerged = waiting.nextMerged;
            pool.give(waiting);
        } else {
            arriving.nextMerged = waiting;
        }
        whole.nextMerged = arriving;
    }

    /** Removes and returns the copy to be served next; null if there is none or the scheduler waits for another. */
    @Nullable
    Copy next() {
        Request next = scheduler.size() == 0 ? null : scheduler.select(Eligibility.ALL);
        if (next == null) {
            return null;
        }
        scheduler.take(next);
        Copy copy = pool.of(next);
        queued.remove(copy);
        mergedLast = mergedLast == copy ? null : mergedLast;
        next.dispatched(events.now());
        return copy;
    }

    void completed(Copy copy) {
        scheduler.completed(copy.request);
    }

    /** Notifies the scheduler that no further copy of a process arrives. */
    void processEnded(long process) {
        scheduler.processEnded(process);
    }

    /** Returns when to call {@link #next} again after it has returned null, or {@link RequestScheduler#NEVER}. */
    long nextCallAt() {
        return scheduler.size() == 0 ? RequestScheduler.NEVER : scheduler.idleUntil();
    }
}
