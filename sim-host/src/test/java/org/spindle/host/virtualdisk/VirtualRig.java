package org.spindle.host.virtualdisk;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** A virtual disk whose table has one time for all reads and one for all writes; records its notifications. */
final class VirtualRig implements VirtualDiskListener {

    static final long MS = 1_000_000;
    static final long READ = 10 * MS;
    static final long WRITE = 4 * MS;

    final TestEventLoop events = new TestEventLoop();
    final RequestSchema schema = new RequestSchema();
    final VirtualDisks disks;
    final VirtualDisk disk;

    /** Tickets with the time of completion in milliseconds, in order of completion. */
    final List<String> served = new ArrayList<>();

    /** Tickets with the service time in milliseconds. */
    final List<String> serviceTimes = new ArrayList<>();

    /** Processes of whose end the scheduler was notified, with the time in milliseconds. */
    final List<String> ended = new ArrayList<>();

    final List<Long> dropped = new ArrayList<>();
    int recovered;

    VirtualRig(VirtualDiskConfig config, boolean isLive) {
        VirtualDiskContext surroundings =
                new VirtualDiskContext(events, new Schedulers(), schema, new TestMetrics(), new TestRandom(1), 1 << 24);
        disks = new VirtualDisks(config, surroundings);
        disks.times().learn(false, 8, 0, READ);
        disks.times().learn(true, 8, 0, WRITE);
        Component fcfs = Component.of("fcfs", new None());
        disk = isLive ? disks.live("virtual", fcfs, this) : disks.replaying("virtual", fcfs, this);
    }

    static VirtualDiskConfig config(
            VirtualDiskConfig.Insertion insertion, @Nullable DriveCacheConfig cache, boolean thinks, int congestedAt) {
        return new VirtualDiskConfig(
                insertion,
                null,
                64,
                true,
                Time.ofMillis(1),
                cache,
                thinks,
                true,
                1024,
                congestedAt,
                congestedAt,
                Time.ZERO);
    }

    static VirtualRig concurrent() {
        return new VirtualRig(config(VirtualDiskConfig.Insertion.CONCURRENT, null, false, 113), true);
    }

    static VirtualRig betweenServices() {
        return new VirtualRig(config(VirtualDiskConfig.Insertion.BETWEEN_SERVICES, null, false, 113), true);
    }

    /** A real request of a process. */
    static Request read(long process, long sector) {
        Request request = new Request().reset(0, 0, Operation.READ, sector, 8);
        request.process(process);
        return request;
    }

    /**
     * Returns a read of a process that names others, {@link Request#NONE} for none.
     *
     * @param parent that created the process
     * @param awaited whose exit the process waited for last
     */
    Request related(long process, long parent, long awaited, long sector) {
        Request request = read(process, sector);
        ProcessRelations.of(schema).set(request, parent, awaited);
        return request;
    }

    static Request readAhead(long process, long sector) {
        Request request = read(process, sector);
        request.flags(true, false, true);
        return request;
    }

    static Request write(long process, long sector) {
        Request request = new Request().reset(0, 0, Operation.WRITE, sector, 8);
        request.process(process);
        return request;
    }

    @Override
    public void served(long ticket, Operation operation, long sectors, long serviceNanos) {
        served.add(ticket + "@" + events.now() / MS);
        serviceTimes.add(ticket + ":" + serviceNanos / MS);
    }

    @Override
    public void dropped(long ticket) {
        dropped.add(ticket);
    }

    @Override
    public void recovered() {
        recovered++;
    }

    private record None() {}

    private final class Schedulers implements Parts {
        @Override
        public <X, P> P make(Kind<X, P> kind, Component part, X context) {
            if (part.type().equals("sptf") && context instanceof SchedulerContext queue) {
                queue.positions();
            }
            return kind.product().cast(new ProcessEndRecorder(process -> ended.add(process + "@" + events.now() / MS)));
        }
    }
}
