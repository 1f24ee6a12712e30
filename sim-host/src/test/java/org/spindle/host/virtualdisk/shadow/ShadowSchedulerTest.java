package org.spindle.host.virtualdisk.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.host.virtualdisk.ProcessEndRecorder;
import org.spindle.host.virtualdisk.VirtualDiskConfig;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** A virtual disk in parallel with the queue of a real one: the order is that of the base. */
class ShadowSchedulerTest extends SchedulerContract {

    private static final long MS = 1_000_000;

    private record None() {}

    private static final class Fcfs implements Parts {
        @Override
        public <X, P> P make(Kind<X, P> kind, Component part, X context) {
            return kind.product().cast(PlainScheduler.fcfs());
        }
    }

    @Override
    protected RequestScheduler create(SchedulerContext context) {
        return new ShadowFactory().create(config(null), ((TestSchedulerContext) context).parts(new Fcfs()));
    }

    private static ShadowConfig config(@Nullable Path table) {
        VirtualDiskConfig disk = new VirtualDiskConfig(
                VirtualDiskConfig.Insertion.CONCURRENT,
                table,
                64,
                true,
                Time.ofMillis(1),
                null,
                true,
                true,
                1024,
                113,
                103,
                Time.ZERO);
        return new ShadowConfig(Component.of("fcfs", new None()), null, disk, 2, Time.ZERO, Time.ZERO);
    }

    @Override
    protected @Nullable RequestScheduler reference(SchedulerContext context) {
        return PlainScheduler.fcfs();
    }

    /** S-1 of the thesis: the measured times of the real disk compared with those of the virtual one, window by window. */
    @Test
    void comparesBothDisksInWindowsOfAccesses() {
        TestEventLoop events = new TestEventLoop();
        TestSchedulerContext context =
                new TestSchedulerContext(events, 1 << 20, null, new TestRandom(1)).parts(new Fcfs());
        RequestScheduler scheduler = new ShadowFactory().create(config(null), context);
        Requests requests = new Requests();
        for (long took : new long[] {10, 20, 30, 50}) {
            Request request = requests.read(4096, 8);
            request.arrived(events.now());
            scheduler.add(request);
            scheduler.take(request);
            request.dispatched(events.now());
            events.runUntil(events.now() + took * MS);
            scheduler.completed(request);
            events.run();
        }
        assertThat(context.metrics().values("real-io-time")).containsExactly(10 * MS, 20 * MS, 30 * MS, 50 * MS);
        assertThat(context.metrics().values("virtual-io-time")).containsExactly(0L, 10 * MS, 20 * MS, 25 * MS);
        assertThat(context.metrics().values("real-window-io-time")).containsExactly(15 * MS, 40 * MS);
        assertThat(context.metrics().values("virtual-window-io-time")).containsExactly(5 * MS, 22_500_000L);
        assertThat(context.metrics().values("window-difference")).containsExactly(666_667L, 437_500L);
    }

    /** The real scheduler is notified of an end at once, that of the virtual disk when the last copy of the process is served. */
    @Test
    void passesEndsOfProcessesToBothOrders() {
        TestEventLoop events = new TestEventLoop();
        List<Long> ended = new ArrayList<>();
        TestSchedulerContext context = new TestSchedulerContext(events, 1 << 20, null, new TestRandom(1))
                .parts(ProcessEndRecorder.everywhere(ended::add));
        RequestScheduler scheduler = new ShadowFactory().create(config(null), context);
        Request request = new Requests().read(4096, 8);
        request.process(7);
        request.arrived(0);
        scheduler.add(request);
        scheduler.take(request);
        request.dispatched(0);
        events.runUntil(10 * MS);
        scheduler.completed(request);
        events.run();
        assertThat(ended).isEmpty();
        scheduler.processEnded(7);
        assertThat(ended).containsExactly(7L, 7L);
    }
}
