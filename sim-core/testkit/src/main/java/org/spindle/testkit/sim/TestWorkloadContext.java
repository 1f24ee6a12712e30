package org.spindle.testkit.sim;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Parts;
import org.spindle.spi.host.Tasks;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/**
 * The context of a workload under test: every request is served after its own delay, in parallel, and recorded. Processes that the
 * workload passes to the host are executed with a CPU for each and without a file cache.
 */
public final class TestWorkloadContext implements WorkloadContext, EventLoop, Metrics {

    /** A request as it was when it was sent. */
    public record Sent(
            long at,
            long id,
            int device,
            Operation operation,
            long sector,
            long sectors,
            Criticality criticality,
            boolean asynchronous,
            boolean metadata,
            boolean readAhead,
            long process,
            long recordedService,
            long recordedResponse) {}

    private record Event(long at, long number, Runnable action) {}

    private static final int RUNAWAY = 10_000_000;

    private final RequestSchema schema = new RequestSchema();
    private final List<String> names = new ArrayList<>();
    private final List<Long> capacities = new ArrayList<>();
    private final List<Runnable> updates = new ArrayList<>();
    private final Map<String, Long> counters = new TreeMap<>();
    private final PriorityQueue<Event> events =
            new PriorityQueue<>(java.util.Comparator.comparingLong(Event::at).thenComparingLong(Event::number));
    private final long seed;
    private BiFunction<Path, String, TraceReader> traces = (file, format) -> {
        throw new UnsupportedOperationException("no trace was expected");
    };
    private ToLongFunction<Request> delay = request -> 1_000_000;
    private Parts parts = Parts.NONE;
    private @Nullable TestProcesses processes;
    private long now;
    private long number;
    private int outstanding;
    private long tasksLeft;
    private boolean ended;

    public final List<Sent> sent = new ArrayList<>();
    public final List<Long> completions = new ArrayList<>();
    public final Map<String, List<Double>> levels = new TreeMap<>();
    public final Map<String, List<Long>> distributions = new TreeMap<>();
    public int mostOutstanding;

    /** The time at which no task was left. */
    public final List<Long> tasksDone = new ArrayList<>();

    /** Outstanding requests just after each was sent. */
    public final List<Integer> outstandingAfter = new ArrayList<>();

    public TestWorkloadContext(long seed) {
        this.seed = seed;
    }

    public TestWorkloadContext device(String name, long sectors) {
        names.add(name);
        capacities.add(sectors);
        return this;
    }

    /** Sets the opener of traces; without it no trace can be opened. */
    public TestWorkloadContext traces(BiFunction<Path, String, TraceReader> opener) {
        traces = opener;
        return this;
    }

    /** Sets the maker of parts of the workload; without it there are none. */
    public TestWorkloadContext parts(Parts maker) {
        parts = maker;
        return this;
    }

    /** Delay of each request in nanoseconds; 0 completes it before submit returns. */
    public TestWorkloadContext delay(ToLongFunction<Request> newDelay) {
        delay = newDelay;
        return this;
    }

    public TestWorkloadContext run(Workload workload) {
        workload.start();
        if (processes != null) {
            processes.start();
        }
        long happened = 0;
        for (Event next = events.poll(); next != null && !ended; next = events.poll()) {
            if (++happened > RUNAWAY) {
                throw new AssertionError("no end after " + RUNAWAY + " events, at " + now + " ns");
            }
            now = next.at();
            next.action().run();
        }
        workload.close();
        return this;
    }

    /** Tasks that were added and are not done. */
    public long tasksLeft() {
        return tasksLeft;
    }

    public long counted(String counter) {
        updates.forEach(Runnable::run);
        return counters.getOrDefault(counter, -1L);
    }

    private void at(long time, Runnable action) {
        if (time < now) {
            throw new IllegalArgumentException(time + " is before " + now);
        }
        events.add(new Event(time, number++, action));
    }

    @Override
    public EventLoop events() {
        return this;
    }

    @Override
    public Metrics metrics() {
        return this;
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(seed * 31 + purpose.hashCode());
    }

    @Override
    public List<String> devices() {
        return names;
    }

    @Override
    public long sectors(int device) {
        return capacities.get(device);
    }

    @Override
    public @Nullable String refusal(int device, long sector, long sectors) {
        return sector < 0 || sectors < 1 || sector + sectors > capacities.get(device)
                ? "out of range: " + sector + "+" + sectors
                : null;
    }

    @Override
    public TraceReader openTrace(Path file, String format) {
        return traces.apply(file, format);
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
    public void submit(Request request, CompletionListener listener) {
        request.arrived(now);
        request.expect(listener);
        sent.add(new Sent(
                now,
                request.id(),
                request.device(),
                request.operation(),
                request.sector(),
                request.sectors(),
                request.criticality(),
                request.isAsynchronous(),
                request.isMetadata(),
                request.isReadAhead(),
                request.process(),
                request.recordedService(),
                request.recordedResponse()));
        mostOutstanding = Math.max(mostOutstanding, ++outstanding);
        outstandingAfter.add(outstanding);
        long after = delay.applyAsLong(request);
        if (after == 0) {
            complete(request);
        } else {
            at(now + after, () -> complete(request));
        }
    }

    private void complete(Request request) {
        outstanding--;
        completions.add(now);
        request.complete(now);
    }

    @Override
    public void execute(SystemLoad load) {
        if (processes != null) {
            throw new AssertionError("processes are passed to the host twice");
        }
        processes = new TestProcesses(this, load);
    }

    @Override
    public Tasks tasks() {
        return new Tasks() {
            @Override
            public void add(long tasks) {
                tasksLeft += tasks;
            }

            @Override
            public void done() {
                if (--tasksLeft == 0) {
                    tasksDone.add(now);
                }
            }
        };
    }

    @Override
    public void endRun() {
        ended = true;
    }

    @Override
    public RuntimeException failure(String message) {
        return new IllegalStateException(message);
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public long schedule(long time, EventHandler to, int op, long arg) {
        at(time, () -> to.handle(op, arg));
        return number;
    }

    @Override
    public long scheduleAsOf(long since, long time, EventHandler to, int op, long arg) {
        throw new UnsupportedOperationException("workloads schedule every event");
    }

    @Override
    public boolean isPast(long since, long at) {
        throw new UnsupportedOperationException("workloads schedule every event");
    }

    @Override
    public void beforeReading(Runnable update) {
        updates.add(update);
    }

    @Override
    public void cancel(long handle) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Counter counter(String name, String unit, String doc) {
        if (counters.put(name, 0L) != null) {
            throw new IllegalStateException("counter twice: " + name);
        }
        return occurrences -> counters.merge(name, occurrences, Long::sum);
    }

    @Override
    public Distribution distribution(String name, String unit, String doc) {
        List<Long> values = new ArrayList<>();
        distributions.put(name, values);
        return values::add;
    }

    @Override
    public Level level(String name, String unit, String doc) {
        List<Double> values = new ArrayList<>();
        levels.put(name, values);
        return values::add;
    }
}
