package org.spindle.host.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Parts;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestWorkloadContext;

/**
 * The system of DiskSim's case "simpledisk": one disk of 100,000 blocks and 10 ms for each request, and a driver that
 * serves by C-LOOK, critical and limited requests before the others.
 */
final class OneDiskHost implements WorkloadContext, EventLoop {

    private static final long SERVICE = 10_000_000;

    private record Event(long at, long number, Runnable action) {}

    /** A queue of C-LOOK: lowest start at or above the last one chosen, else lowest of all; ties by arrival. */
    private static final class CircularScan {
        private final List<Request> waiting = new ArrayList<>();
        private long last;

        @Nullable
        Request take() {
            Request next = waiting.stream()
                    .min(Comparator.<Request, Boolean>comparing(request -> request.sector() < last)
                            .thenComparingLong(Request::sector)
                            .thenComparingLong(Request::id))
                    .orElse(null);
            if (next != null) {
                waiting.remove(next);
                last = next.sector();
            }
            return next;
        }
    }

    private final RequestSchema schema = new RequestSchema();
    private final PriorityQueue<Event> events =
            new PriorityQueue<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::number));
    private final CircularScan needed = new CircularScan();
    private final CircularScan others = new CircularScan();
    private final TestWorkloadContext metrics = new TestWorkloadContext(0);
    private final Parts parts;
    private boolean busy;
    private boolean ended;
    private long now;
    private long number;
    private long responses;
    int completed;

    /**
     * @param parts makes the components of the workload's configuration
     */
    OneDiskHost(Parts parts) {
        this.parts = parts;
    }

    double meanMillis() {
        return responses / 1e6 / completed;
    }

    double endMillis() {
        return now / 1e6;
    }

    OneDiskHost run(Workload workload) {
        workload.start();
        for (Event next = events.poll(); next != null && !ended; next = events.poll()) {
            now = next.at();
            next.action().run();
        }
        return this;
    }

    @Override
    public void submit(Request request, CompletionListener listener) {
        request.arrived(now);
        request.expect(listener);
        (request.criticality() == Criticality.NONCRITICAL ? others : needed).waiting.add(request);
        serve();
    }

    private void serve() {
        if (busy) {
            return;
        }
        Request first = needed.take();
        Request next = first == null ? others.take() : first;
        if (next != null) {
            busy = true;
            events.add(new Event(now + SERVICE, number++, () -> complete(next)));
        }
    }

    private void complete(Request request) {
        responses += now - request.arrived();
        completed++;
        request.complete(now);
        busy = false;
        serve();
    }

    @Override
    public EventLoop events() {
        return this;
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public long schedule(long at, EventHandler to, int op, long arg) {
        if (at < now) {
            throw new IllegalArgumentException(at + " is before " + now);
        }
        events.add(new Event(at, number++, () -> to.handle(op, arg)));
        return number;
    }

    @Override
    public long scheduleAsOf(long since, long at, EventHandler to, int op, long arg) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isPast(long since, long at) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void cancel(long handle) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(purpose.hashCode());
    }

    @Override
    public List<String> devices() {
        return List.of("sd0");
    }

    @Override
    public long sectors(int device) {
        return 100_000;
    }

    @Override
    public @Nullable String refusal(int device, long sector, long sectors) {
        return sector + sectors > 100_000 ? "beyond the end" : null;
    }

    @Override
    public TraceReader openTrace(Path file, String format) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Parts parts() {
        return parts;
    }

    @Override
    public Request newRequest() {
        return new Request();
    }

    @Override
    public Tasks tasks() {
        return metrics.tasks();
    }

    @Override
    public void endRun() {
        ended = true;
    }

    @Override
    public RuntimeException failure(String message) {
        return new IllegalStateException(message);
    }
}
