package org.spindle.experiment;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.random.RandomStreams;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.stack.RequestPool;

/** Where the workload's requests enter the system and leave it again: pooled, checked, observed. */
final class Entrance implements WorkloadContext, CompletionListener {

    private final EventLoop events;
    private final Metrics metrics;
    private final RandomStreams streams;
    private final TraceOpener traces;
    private final List<String> names;
    private final List<Unit> units;
    private final RunObserver observer;
    private final RequestPool pool;
    private final Runnable end;
    private final Map<String, RandomStream> randoms = new HashMap<>();

    Entrance(
            EventLoop events,
            Metrics metrics,
            RandomStreams streams,
            TraceOpener traces,
            List<String> names,
            List<Unit> units,
            RequestPool pool,
            RunObserver observer,
            Runnable end) {
        this.events = events;
        this.metrics = metrics;
        this.streams = streams;
        this.traces = traces;
        this.names = names;
        this.units = units;
        this.pool = pool;
        this.observer = observer;
        this.end = end;
    }

    @Override
    public EventLoop events() {
        return events;
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RandomStream random(String purpose) {
        return randoms.computeIfAbsent(purpose, p -> streams.stream("workload." + p));
    }

    @Override
    public List<String> devices() {
        return names;
    }

    @Override
    public long sectors(int device) {
        return units.get(device).sectors();
    }

    @Override
    public @Nullable String refusal(int device, long sector, long sectors) {
        if (device < 0 || device >= units.size()) {
            return "there is no device " + device + "; the devices are 0 to " + (units.size() - 1);
        }
        Unit target = units.get(device);
        if (!fits(target, sector, sectors)) {
            return "sectors " + sector + " to " + (sector + sectors - 1) + " are outside of device '"
                    + names.get(device) + "'; it has sectors 0 to " + (target.sectors() - 1);
        }
        return target.refusal(sector, sectors);
    }

    @Override
    public TraceReader openTrace(Path file, String format) {
        return traces.open(file, format);
    }

    @Override
    public Request newRequest() {
        return pool.take();
    }

    @Override
    public void submit(Request request, CompletionListener listener) {
        int device = request.device();
        if (device < 0 || device >= units.size() || !fits(units.get(device), request.sector(), request.sectors())) {
            throw new RunException(
                    "the workload submitted " + request + ": " + refusal(device, request.sector(), request.sectors()));
        }
        request.arrived(events.now());
        observer.arrived(request);
        request.expect(listener);
        request.expect(this);
        units.get(device).submit(request);
    }

    @Override
    public void completed(Request request) {
        observer.completed(request);
        request.complete(request.completed());
        pool.giveBack(request);
    }

    @Override
    public void endRun() {
        end.run();
    }

    @Override
    public RuntimeException failure(String message) {
        return new RunException(message);
    }

    /** Free of overflow for any arguments. */
    private static boolean fits(Unit unit, long sector, long sectors) {
        return sector >= 0 && sectors >= 0 && sectors <= unit.sectors() && sector <= unit.sectors() - sectors;
    }
}
