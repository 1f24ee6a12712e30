package org.spindle.experiment;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.random.RandomStreams;
import org.spindle.spi.device.Device;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.workload.WorkloadContext;

/** Where the workload's requests enter the system and leave it again: pooled, checked, observed. */
final class Entrance implements WorkloadContext, CompletionListener {

    private final EventLoop events;
    private final Metrics metrics;
    private final RandomStreams streams;
    private final TraceOpener traces;
    private final List<String> names;
    private final List<Device> devices;
    private final BlockTarget driver;
    private final RunObserver observer;
    private final Runnable end;
    private final RequestPool pool = new RequestPool();
    private final Map<String, RandomStream> randoms = new HashMap<>();

    Entrance(
            EventLoop events,
            Metrics metrics,
            RandomStreams streams,
            TraceOpener traces,
            List<String> names,
            List<Device> devices,
            BlockTarget driver,
            RunObserver observer,
            Runnable end) {
        this.events = events;
        this.metrics = metrics;
        this.streams = streams;
        this.traces = traces;
        this.names = names;
        this.devices = devices;
        this.driver = driver;
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
        return devices.get(device).sectors();
    }

    @Override
    public @Nullable String refusal(int device, long sector, long sectors) {
        if (device < 0 || device >= devices.size()) {
            return "there is no device " + device + "; the devices are 0 to " + (devices.size() - 1);
        }
        Device target = devices.get(device);
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
        if (device < 0 || device >= devices.size() || !fits(devices.get(device), request.sector(), request.sectors())) {
            throw new RunException(
                    "the workload submitted " + request + ": " + refusal(device, request.sector(), request.sectors()));
        }
        request.arrived(events.now());
        observer.arrived(request);
        request.expect(listener);
        request.expect(this);
        driver.submit(request);
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
    private static boolean fits(Device device, long sector, long sectors) {
        return sector >= 0 && sectors >= 0 && sectors <= device.sectors() && sector <= device.sectors() - sectors;
    }
}
