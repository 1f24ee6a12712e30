package org.spindle.host.dads;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.host.virtualdisk.ProcessEndRecorder;
import org.spindle.host.virtualdisk.VirtualDiskConfig;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** Rounds of DADS (González-Férez 2012, section 4.4) with a real disk that takes 1 ms for each 1000 sectors of distance. */
class DadsSchedulerTest extends SchedulerContract {

    private static final long MS = 1_000_000;

    private record None() {}

    private static final class Orders implements Parts {
        @Override
        public <X, P> P make(Kind<X, P> kind, Component part, X context) {
            return kind.product().cast(part.type().equals("sstf") ? PlainScheduler.sstf() : PlainScheduler.fcfs());
        }
    }

    private static DadsConfig config(double collectMillis, String... orders) {
        return config(collectMillis, Time.ZERO, orders);
    }

    private static DadsConfig config(double collectMillis, Time simulationTime, String... orders) {
        return config(collectMillis, false, simulationTime, orders);
    }

    private static DadsConfig config(double collectMillis, boolean isLive, Time simulationTime, String... orders) {
        VirtualDiskConfig disk = new VirtualDiskConfig(
                VirtualDiskConfig.Insertion.CONCURRENT,
                null,
                64,
                true,
                Time.ofMillis(1),
                null,
                true,
                true,
                1024,
                1000,
                1000,
                Time.ZERO);
        return new DadsConfig(
                List.of(orders).stream()
                        .map(order -> Component.of(order, new None()))
                        .toList(),
                disk,
                Time.ofMillis(collectMillis),
                0.05,
                5,
                7,
                isLive,
                Time.ZERO,
                Time.ZERO,
                simulationTime);
    }

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new DadsFactory()
                .create(config(2, "fcfs", "fcfs"), ((TestSchedulerContext) context).parts(new Orders()));
    }

    /** Distant and near requests alternate: shortest seek first is clearly faster, and stays installed. */
    @Test
    void installsTheFasterOrderAndKeepsIt() {
        TestEventLoop events = new TestEventLoop();
        TestSchedulerContext context =
                new TestSchedulerContext(events, 1 << 20, null, new TestRandom(1)).parts(new Orders());
        RequestScheduler scheduler = new DadsFactory().create(config(500, "fcfs", "sstf"), context);
        Requests requests = new Requests();
        for (int i = 0; i < 600; i++) {
            Request request = requests.read((i * 7919L) % 500 * 1000, 8);
            request.arrived(0);
            events.schedule(i < 100 ? 0 : 600 * MS, () -> scheduler.add(request));
        }
        events.schedule(0, () -> serve(scheduler, events, 0));
        events.run();
        assertThat(scheduler.size()).isZero();
        assertThat(context.metrics().count("rounds")).isGreaterThanOrEqualTo(1);
        assertThat(context.metrics().count("changes")).isEqualTo(1);
        assertThat(context.metrics().levels("order-2-sstf-installed")).endsWith(1.0);
        assertThat(context.metrics().values("collect-time").get(0)).isGreaterThanOrEqualTo(500 * MS);
        assertThat(context.metrics().values("order-2-sstf-round-time").get(0))
                .isLessThan(context.metrics().values("order-1-fcfs-round-time").get(0) * 95 / 100);
        assertThat(context.metrics().values("drain-time").get(0)).isPositive();
    }

    /**
     * Requests that arrive faster than live disks serve them, at once far and near: shortest seek first has served more copies than first
     * come first served when the sums are due, which are then of different work, and are neither compared nor recorded.
     */
    @Test
    void comparesSumsOfLiveDisksOnlyIfAllHaveServedAsMany() {
        TestEventLoop events = new TestEventLoop();
        TestSchedulerContext context =
                new TestSchedulerContext(events, 1 << 20, null, new TestRandom(1)).parts(new Orders());
        RequestScheduler scheduler = new DadsFactory().create(config(50, true, Time.ZERO, "fcfs", "sstf"), context);
        Requests requests = new Requests();
        for (int i = 0; i < 600; i++) {
            Request request = requests.read((i * 7919L) % 500 * 1000, 8);
            events.schedule(i * MS / 2, () -> {
                request.arrived(events.now());
                scheduler.add(request);
            });
        }
        events.schedule(1, () -> serve(scheduler, events, 0));
        events.run();
        int checks = context.metrics().values("collect-time").size();
        assertThat(checks).isPositive();
        assertThat(context.metrics().count("rounds")).isLessThan(checks);
        assertThat(context.metrics().values("order-2-sstf-round-time"))
                .hasSize((int) context.metrics().count("rounds"));
        assertThat(context.metrics().values("round-copies"))
                .hasSize((int) context.metrics().count("rounds"));
    }

    private static void serve(RequestScheduler scheduler, TestEventLoop events, long head) {
        Request next = scheduler.select(Eligibility.ALL);
        if (next == null) {
            return;
        }
        scheduler.take(next);
        next.dispatched(events.now());
        long nanos = MS + Math.abs(next.sector() - head) / 1000 * MS / 10;
        events.schedule(events.now() + nanos, () -> {
            scheduler.completed(next);
            serve(scheduler, events, next.end());
        });
    }

    /**
     * Both orders of the real queue are notified of the end of a process at once, those of the virtual disks when they have served
     * its copies.
     */
    @Test
    void passesEndsOfProcessesToAllOrders() {
        TestEventLoop events = new TestEventLoop();
        List<Long> ended = new ArrayList<>();
        TestSchedulerContext context = new TestSchedulerContext(events, 1 << 20, null, new TestRandom(1))
                .parts(ProcessEndRecorder.everywhere(ended::add));
        RequestScheduler scheduler = new DadsFactory().create(config(5, "fcfs", "sstf"), context);
        Request request = new Requests().read(0, 8);
        request.process(7);
        request.arrived(0);
        scheduler.add(request);
        serve(scheduler, events, 0);
        scheduler.processEnded(7);
        assertThat(ended).containsExactly(7L, 7L);
        events.runUntil(10 * MS);
        Request later = new Requests().read(0, 8);
        later.process(8);
        later.arrived(events.now());
        scheduler.add(later);
        events.run();
        assertThat(ended).containsExactly(7L, 7L, 7L, 7L);
    }

    /**
     * Both virtual disks serve their first copy at the same time, which takes the processor for 0.1 ms each: a request that arrives within
     * 0.01 ms of that waits for what is left of 0.2 ms.
     */
    @Test
    void delaysRequestsWhileCopiesAreSimulated() {
        assertThat(delay(Time.ZERO)).isZero();
        long once = delay(Time.ofMillis(0.1));
        assertThat(once).isBetween(190_000L, 200_000L);
        assertThat(delay(Time.ofMillis(0.2)))
                .as("twice the time of each service")
                .isEqualTo(once + 200_000);
    }

    /** Returns the nanoseconds after which a request is offered that arrives right after services of both virtual disks. */
    private static long delay(Time simulationTime) {
        TestEventLoop events = new TestEventLoop();
        TestSchedulerContext context =
                new TestSchedulerContext(events, 1 << 20, null, new TestRandom(1)).parts(new Orders());
        RequestScheduler scheduler = new DadsFactory().create(config(0.5, simulationTime, "fcfs", "fcfs"), context);
        Requests requests = new Requests();
        add(scheduler, requests, events);
        add(scheduler, requests, events);
        serve(scheduler, events, 0);
        while (context.metrics().values("order-2-fcfs-service-time").isEmpty()) {
            events.runUntil(events.now() + 10_000);
        }
        Request request = add(scheduler, requests, events);
        if (scheduler.select(Eligibility.ALL) == request) {
            return 0;
        }
        return scheduler.idleUntil() - events.now();
    }

    private static Request add(RequestScheduler scheduler, Requests requests, TestEventLoop events) {
        Request request = requests.read(8, 8);
        request.arrived(events.now());
        scheduler.add(request);
        return request;
    }
}
