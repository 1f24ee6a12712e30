package org.spindle.testkit.contract;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.spindle.spi.Parts;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.testkit.sim.TestDeviceContext;
import org.spindle.testkit.sim.TestEventLoop;

/** Requests from their arrival at a host through one device. Completed requests are reused. */
final class DeviceRun {

    private static final int MOST_EVENTS = 3_000_000;
    private static final int EVENTS_TO_SETTLE = 10_000;

    /**
     * A request that arrives some nanoseconds after the previous one.
     *
     * @param place of its first sector, 0 for the first to 1 for the last that it could have
     */
    record Step(long gap, Operation operation, double place, long sectors) {}

    /**
     * A request that was served.
     *
     * @param told the completion time in the request
     */
    record Completion(long id, long submitted, long at, long told) {}

    private final TestEventLoop events = new TestEventLoop();
    private final TestDeviceContext context;
    private final Device device;
    private final Deque<Request> waiting = new ArrayDeque<>();
    private final Deque<Request> free = new ArrayDeque<>();
    private final List<Completion> completions = new ArrayList<>();
    private final int most;
    private int present;
    private int submitted;
    private int refused;

    /**
     * @param most requests at the device at once, in addition to its own limit
     */
    DeviceRun(List<Step> steps, int most, Function<DeviceContext, Device> maker, Parts parts) {
        this.most = most;
        context = new TestDeviceContext(events, 3, parts);
        device = maker.apply(context);
        if (device instanceof QueuePairDevice fetching) {
            context.pairs().connect(fetching);
        }
        long at = 0;
        for (Step step : steps) {
            at += step.gap;
            events.schedule(at, () -> arrive(step));
        }
        int happened = 0;
        while (events.step() && !(completions.size() == submitted && submitted + refused == steps.size())) {
            if (++happened > MOST_EVENTS) {
                throw new AssertionError("requests are not complete after " + MOST_EVENTS + " events, "
                        + (submitted - completions.size()) + " of " + submitted);
            }
        }
    }

    private void arrive(Step step) {
        long sectors = Math.min(step.sectors, device.sectors());
        long sector = (long) (step.place * (device.sectors() - sectors));
        if (step.operation != Operation.FLUSH && device.refusal(sector, sectors) != null) {
            refused++;
            return;
        }
        Request reused = free.poll();
        Request request =
                (reused == null ? new Request() : reused).reset(submitted++, 0, step.operation, sector, sectors);
        request.arrived(events.now());
        request.expect(this::completed);
        waiting.add(request);
        submitWaiting();
    }

    private void submitWaiting() {
        while (!waiting.isEmpty() && present < room()) {
            Request next = waiting.remove();
            present++;
            next.tag(events.now());
            next.dispatched(events.now());
            if (device instanceof QueuePairDevice) {
                context.pairs().announce(next);
            } else {
                context.bus().send(() -> device.submit(next));
            }
        }
    }

    /** Queue pairs hold any number of commands, of which the device fetches as many as it wants. */
    private int room() {
        return device instanceof QueuePairDevice ? most : Math.min(most, device.queueDepth());
    }

    private void completed(Request request) {
        present--;
        completions.add(new Completion(request.id(), request.tag(), events.now(), request.completed()));
        // A component that keeps a completed request finds another one in its place.
        free.add(request);
        submitWaiting();
    }

    Device device() {
        return device;
    }

    /** The completions in order of time. */
    List<Completion> completions() {
        return completions;
    }

    int submitted() {
        return submitted;
    }

    int refused() {
        return refused;
    }

    /** Runs all remaining events, and returns whether the device has released the bus. */
    boolean leavesTheBusIdle() {
        int left = EVENTS_TO_SETTLE;
        while (left > 0 && events.step()) {
            left--;
        }
        return context.bus().isIdle();
    }
}
