package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of a driver under test. Every queue gets the same kind of scheduler, whatever the configuration names. */
public final class TestDriverContext implements DriverContext {

    private final EventLoop events;
    private final RequestSchema schema = new RequestSchema();
    private final TestMetrics metrics = new TestMetrics();
    private final Supplier<RequestScheduler> schedulers;
    private final List<String> names = new ArrayList<>();
    private final List<BlockTarget> paths = new ArrayList<>();
    private final List<Integer> depths = new ArrayList<>();
    private final List<Integer> hardwareQueues = new ArrayList<>();

    private Supplier<RandomStream> random = () -> new TestRandom(1);
    private int sharedPlaces;
    private Parts parts = Parts.NONE;

    public TestDriverContext(EventLoop events, Supplier<RequestScheduler> schedulers) {
        this.events = events;
        this.schedulers = schedulers;
    }

    /** Adds a device that accepts that many requests at once. */
    public TestDriverContext device(String name, int queueDepth, BlockTarget device) {
        return device(name, 1, queueDepth, device);
    }

    /** Adds a device with a number of hardware queues, each of which accepts that many requests at once. */
    public TestDriverContext device(String name, int queues, int queueDepth, BlockTarget device) {
        names.add(name);
        hardwareQueues.add(queues);
        depths.add(queueDepth);
        paths.add(device);
        return this;
    }

    /** Sets what makes the parts in the configuration of the driver, other than its schedulers. */
    public TestDriverContext parts(Parts maker) {
        parts = maker;
        return this;
    }

    /** Makes all devices share that many slots, as behind a controller with its own queue. */
    public TestDriverContext sharedPlaces(int slots) {
        sharedPlaces = slots;
        return this;
    }

    @Override
    public int sharing(int device) {
        return sharedPlaces == 0 ? device : 0;
    }

    @Override
    public int sharedDepth(int sharing) {
        return sharedPlaces == 0 ? Integer.MAX_VALUE : sharedPlaces;
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    /** Sets the random numbers for every purpose; if this is not called, those of seed 1. */
    public TestDriverContext random(Supplier<RandomStream> streams) {
        random = streams;
        return this;
    }

    @Override
    public RandomStream random(String purpose) {
        return random.get();
    }

    @Override
    public Parts parts() {
        return parts;
    }

    @Override
    public EventLoop events() {
        return events;
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    /** The metrics of the driver. */
    public TestMetrics measured() {
        return metrics;
    }

    @Override
    public List<String> devices() {
        return List.copyOf(names);
    }

    @Override
    public BlockTarget path(int device) {
        return paths.get(device);
    }

    @Override
    public int hardwareQueues(int device) {
        return hardwareQueues.get(device);
    }

    @Override
    public int queueDepth(int device) {
        return depths.get(device);
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, int device) {
        return schedulers.get();
    }
}
