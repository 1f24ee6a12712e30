package org.spindle.stack;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.random.PurposeStreams;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of the driver. */
final class RunDriverContext implements DriverContext {

    private final EventLoop events;
    private final Metrics metrics;
    private final RequestSchema requestSchema;
    private final PurposeStreams streams;
    private final Parts parts;
    private final List<Route> attached;
    private final List<BlockTarget> paths;
    private final Routes routes;
    private final QueueSchedulers schedulers;
    /** By device: the common count of estimates of the schedulers of all its hardware queues. */
    private final Map<String, WatchedPositions> watched = new HashMap<>();

    /**
     * @param attached routes to the devices below the driver, by index
     * @param paths targets of the requests for each of them, by the same index
     */
    RunDriverContext(
            EventLoop events,
            Metrics metrics,
            RequestSchema requestSchema,
            PurposeStreams streams,
            Parts parts,
            List<Route> attached,
            List<BlockTarget> paths,
            Routes routes,
            QueueSchedulers schedulers) {
        this.events = events;
        this.metrics = metrics;
        this.requestSchema = requestSchema;
        this.streams = streams;
        this.parts = parts;
        this.attached = attached;
        this.paths = paths;
        this.routes = routes;
        this.schedulers = schedulers;
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
    public RequestSchema requestSchema() {
        return requestSchema;
    }

    @Override
    public RandomStream random(String purpose) {
        return streams.of(purpose);
    }

    @Override
    public Parts parts() {
        return parts;
    }

    @Override
    public List<String> devices() {
        return attached.stream().map(Route::name).toList();
    }

    @Override
    public BlockTarget path(int device) {
        return paths.get(device);
    }

    @Override
    public int hardwareQueues(int device) {
        return attached.get(device).hardwareQueues();
    }

    @Override
    public int queueDepth(int device) {
        return attached.get(device).depth();
    }

    @Override
    public int sharing(int device) {
        String endpoint = routes.firstEndpoint(attached.get(device).name());
        for (int i = 0; i < device; i++) {
            if (routes.firstEndpoint(attached.get(i).name()).equals(endpoint)) {
                return i;
            }
        }
        return device;
    }

    @Override
    public int sharedDepth(int sharing) {
        return attached.get(sharing).totalDepth();
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, int device) {
        Route route = attached.get(device);
        return schedulers.make(
                scheduler,
                "driver." + route.name() + ".scheduler",
                route.name(),
                route.device().sectors(),
                route.device().positions(),
                watched.computeIfAbsent(route.name(), name -> new WatchedPositions(name, metrics)),
                true);
    }
}
