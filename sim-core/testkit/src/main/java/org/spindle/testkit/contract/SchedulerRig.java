package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/**
 * One scheduler with its environment: a queue, a server that takes 100 µs for each request, and the order of service so
 * far. Each step lasts 100 µs.
 */
final class SchedulerRig {

    private static final long STEP = 100_000;
    private static final int MOST_WAKE_UPS = 1000;

    private final TestEventLoop events = new TestEventLoop();
    private final TestPositions positions;
    private final SchedulerContext context;
    private final RequestScheduler scheduler;
    private final Requests requests = new Requests();
    private final List<Request> arrived = new ArrayList<>();
    private final List<Request> waiting = new ArrayList<>();
    private final List<Long> served = new ArrayList<>();
    private Consumer<RequestScheduler> beforeService = before -> {};
    private Eligibility preferred = Eligibility.ALL;

    SchedulerRig(long sectors, Function<SchedulerContext, RequestScheduler> maker) {
        positions = new TestPositions(sectors);
        context = new TestSchedulerContext(events, sectors, positions, new TestRandom(1));
        scheduler = maker.apply(context);
    }

    SchedulerContext context() {
        return context;
    }

    RequestScheduler scheduler() {
        return scheduler;
    }

    /** All requests so far, in order of arrival. */
    List<Request> arrived() {
        return arrived;
    }

    /** Requests not yet served, in order of arrival. */
    List<Request> waiting() {
        return waiting;
    }

    /** Sets an action on the scheduler before each selection. */
    void beforeEachService(Consumer<RequestScheduler> action) {
        beforeService = action;
    }

    /** Makes only these requests eligible as long as there are any, and then the others. */
    void prefer(Eligibility first) {
        preferred = first;
    }

    /** Executes all steps, then serves the waiting requests; returns ids in order of service. */
    List<Long> follow(List<QueueStep> steps) {
        steps.forEach(this::take);
        while (!waiting.isEmpty()) {
            serveNext();
        }
        return served;
    }

    void take(QueueStep step) {
        Operation operation = step.operation();
        if (operation == null) {
            serveNext();
        } else {
            Request request = requests.request(operation, step.sector(), step.sectors());
            request.arrived(events.now());
            arrived.add(request);
            waiting.add(request);
            scheduler.add(request);
            events.runUntil(events.now() + STEP);
        }
    }

    private void serveNext() {
        if (waiting.isEmpty()) {
            return;
        }
        beforeService.accept(scheduler);
        Request next =
                waiting.stream().anyMatch(preferred::test) ? patientSelect(preferred) : patientSelect(Eligibility.ALL);
        assertThat(next).as("the choice among %s", waiting).isNotNull();
        if (next != null) {
            serve(next);
        }
    }

    /** Serves this request, whatever the scheduler would choose. */
    void serve(Request request) {
        scheduler.take(request);
        leave(request);
        positions.moveTo(request.sector());
        events.runUntil(events.now() + STEP);
        scheduler.completed(request);
    }

    /** Replaces a waiting request by another one for the same sectors. */
    void replace(Request old) {
        Request by = requests.request(old.operation(), old.sector(), old.sectors());
        by.arrived(old.arrived());
        scheduler.replace(old, by);
        waiting.removeIf(candidate -> candidate == old);
        waiting.add(by);
    }

    /** Removes the request, or those that it carries, from the waiting ones. */
    private void leave(Request request) {
        if (waiting.removeIf(candidate -> candidate == request)) {
            served.add(request.id());
            return;
        }
        assertThat(request.carried())
                .as("%s, which does not wait, carries", request)
                .isNotNull();
        for (Request part = request.carried(); part != null; part = part.nextCarried()) {
            leave(part);
        }
    }

    /** Whether the request, or everything that it carries, waits. */
    boolean isWaiting(Request request) {
        if (waiting.stream().anyMatch(candidate -> candidate == request)) {
            return true;
        }
        boolean all = request.carried() != null;
        for (Request part = request.carried(); part != null && all; part = part.nextCarried()) {
            all = isWaiting(part);
        }
        return all;
    }

    /** Selects, and asks again at the times that the scheduler names as long as it prefers to stay idle. */
    @Nullable
    Request patientSelect(Eligibility eligibility) {
        Request choice = scheduler.select(eligibility);
        for (int wakeUps = 0; choice == null && wakeUps < MOST_WAKE_UPS; wakeUps++) {
            long until = scheduler.idleUntil();
            if (until == RequestScheduler.NEVER) {
                break;
            }
            assertThat(until).as("the time to ask again").isGreaterThan(events.now());
            events.runUntil(until);
            choice = scheduler.select(eligibility);
        }
        return choice;
    }
}
