package org.spindle.policies.scheduler.linux;

import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/**
 * The bfq scheduler of Linux 6.18. A call of {@link #select} may end a turn or begin one, as the kernel's dispatch
 * does; the choice is kept until time passes or the scheduler's state changes. The kernel's idle timer takes effect
 * at the next selection, arrival or completion, with the timer's own time.
 */
final class Bfq implements RequestScheduler {

    private final BfqParts parts;
    private final EventLoop events;
    private final BfqClock clock;
    private final BfqTurns turns;
    private final BfqDevice device;
    private final BfqSweep sweep;
    private final BfqSelection selection;
    private final Object2ObjectOpenHashMap<Request, BfqQueue> owners = new Object2ObjectOpenHashMap<>();

    Bfq(BfqParts parts, EventLoop events) {
        this.parts = parts;
        this.events = events;
        clock = parts.clock;
        turns = parts.turns;
        device = parts.device;
        sweep = parts.sweep;
        selection = parts.selection;
        clock.set(events.now());
    }

    /** Advances the clock to the current time, and handles the end of a wait for a request if it lies before. */
    private void proceed() {
        if (turns.waitingUntil() <= events.now()) {
            clock.set(turns.waitingUntil());
            turns.waitingIsOver();
        }
        clock.set(events.now());
    }

    @Override
    public void add(Request request) {
        proceed();
        BfqProcess process = parts.queues.process(request);
        BfqQueue own = parts.queues.of(process, request);
        process.requests++;
        BfqQueue queue = parts.cooperation.join(process, own, request);
        owners.put(request, queue);
        parts.arrivals.observe(process, queue, request);
        device.waiting++;
        queue.requests.add(request, clock.nanos() + sweep.expire(queue.sync));
        Request previous = queue.next;
        queue.next = sweep.better(previous, request, device.position);
        parts.arrivals.added(process, queue, previous);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        proceed();
        BfqQueue queue = selection.select();
        Request choice = queue == null ? null : queue.next;
        return choice == null || eligibility.test(choice) ? choice : earliest(eligibility);
    }

    private @Nullable Request earliest(Eligibility eligibility) {
        BfqService service = parts.service;
        BfqQueue queue = service.queueInService();
        Request found = queue == null ? null : queue.requests.earliest(eligibility);
        for (int i = service.waiting(); found == null && i > 0; i--) {
            found = service.waiting(i - 1).requests.earliest(eligibility);
        }
        return found;
    }

    @Override
    public void take(Request request) {
        proceed();
        BfqQueue queue = owner(request);
        turns.charge(queue, parts.budgets.charge(request, queue));
        boolean isInTurn = queue == parts.service.queueInService();
        if (isInTurn) {
            parts.injection.taken(request);
        }
        queue.dispatched++;
        if (parts.rate.dispatched(request, device.dispatched, device.position)) {
            parts.budgets.update();
        }
        device.position = request.end();
        device.turnPosition = isInTurn ? request.end() : device.turnPosition;
        remove(queue, request);
        if (isInTurn) {
            finishService(queue);
        }
        device.dispatched++;
    }

    private void finishService(BfqQueue queue) {
        parts.latency.served(queue);
        boolean hasRaisedWeight = queue.entity.weight > queue.entity.baseWeight;
        if (hasRaisedWeight != queue.raising.isRaised()) {
            parts.service.update(queue.entity, false);
        }
        if (queue.isIdleClass() && parts.weights.busy() > 1) {
            turns.end(queue, BfqExpiration.EXHAUSTED);
        }
    }

    private BfqQueue owner(Request request) {
        BfqQueue queue = owners.get(request);
        if (queue == null) {
            throw new IllegalArgumentException(request + " is not waiting in this queue");
        }
        return queue;
    }

    private void remove(BfqQueue queue, Request request) {
        if (queue.next == request) {
            queue.next = sweep.following(queue, request, clock.nanos());
            parts.arrivals.fitBudget(queue);
        }
        queue.requests.remove(request);
        device.waiting--;
        if (queue.isEmpty() && queue.isBusy && queue != parts.service.queueInService()) {
            turns.becomeIdle(queue);
            queue.entity.budget = 0;
            queue.entity.service = 0;
        }
    }

    @Override
    public void withdraw(Request request) {
        proceed();
        remove(owner(request), request);
        owners.remove(request);
        parts.queues.left(request);
    }

    @Override
    public void replace(Request waiting, Request by) {
        BfqQueue queue = owner(waiting);
        owners.remove(waiting);
        owners.put(by, queue);
        queue.requests.replace(waiting, by);
        parts.injection.replaced(waiting, by);
        if (queue.next == waiting) {
            queue.next = by;
        }
    }

    @Override
    public void completed(Request request) {
        proceed();
        BfqQueue queue = owner(request);
        owners.remove(request);
        parts.injection.completed(request, queue);
        BfqQueue inService = parts.service.queueInService();
        device.sampleDepth(inService);
        device.dispatched--;
        queue.dispatched--;
        if (queue.dispatched == 0 && !queue.isBusy) {
            queue.deadline = clock.ticks();
            parts.weights.remove(queue);
        }
        queue.pattern.lastCompletion = clock.nanos();
        if (parts.rate.completed()) {
            parts.budgets.update();
        }
        device.lastCompleted = queue.isShared ? null : queue;
        parts.latency.completed(queue);
        if (queue == inService) {
            selection.completed(queue);
        }
        parts.queues.left(request);
    }

    /** Nobody waits for a process that has ended, as with {@code bfq_exit_bfqq} of Linux. */
    @Override
    public void processEnded(long process) {
        proceed();
        parts.queues.ended(process);
    }

    @Override
    public long idleUntil() {
        return turns.isWaiting() && turns.waitingUntil() > events.now() ? turns.waitingUntil() : NEVER;
    }

    /** Returns true: the kernel's scheduler runs the queue when the device becomes idle. */
    @Override
    public boolean isWokenByCompletion() {
        return device.dispatched == 0;
    }

    /** Allows merges within one queue only; the check may make cooperating processes share a queue, as in the kernel. */
    @Override
    public boolean mayMerge(Request waiting, Request arriving) {
        BfqQueue of = owner(waiting);
        if (CfqSweep.isSync(arriving) != of.sync) {
            return false;
        }
        proceed();
        BfqProcess process = parts.queues.process(arriving);
        BfqQueue queue = parts.queues.present(process, arriving);
        return queue != null && parts.cooperation.join(process, queue, arriving) == of;
    }

    @Override
    public int admissionLimit(Request request, int pool) {
        return parts.shares.limit(request, pool);
    }

    @Override
    public int size() {
        return device.waiting;
    }
}
