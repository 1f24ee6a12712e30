package org.spindle.policies.scheduler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.policies.scheduler.compose.BatchConfig;
import org.spindle.policies.scheduler.compose.BatchFactory;
import org.spindle.policies.scheduler.compose.PriorityConfig;
import org.spindle.policies.scheduler.compose.PriorityFactory;
import org.spindle.policies.scheduler.compose.SequenceConfig;
import org.spindle.policies.scheduler.compose.SequenceFactory;
import org.spindle.policies.scheduler.compose.TimeoutConfig;
import org.spindle.policies.scheduler.compose.TimeoutFactory;
import org.spindle.policies.scheduler.linux.Anonymous;
import org.spindle.policies.scheduler.linux.Tunables;
import org.spindle.policies.scheduler.position.AgeingCounts;
import org.spindle.policies.scheduler.seek.Knowledge;
import org.spindle.spi.Component;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestPositions;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.sim.TestSchedulerContext;

/** A simulation allocates nothing per request once warm. */
class AllocationTest {

    private static final long SECTORS = 1_000_000;
    private static final int SERVICES = 20_000;

    static Stream<RequestScheduler> schedulers() {
        TestSchedulerContext context =
                new TestSchedulerContext(new TestEventLoop(), SECTORS, new TestPositions(SECTORS), new TestRandom(1));
        Component base = context.part("base", Policies::sptf);
        return Stream.of(
                Policies.fcfs(context),
                Tunables.deadline(Tunables.DEADLINE, context),
                Tunables.mqDeadline(Tunables.DEADLINE, context),
                Tunables.kyber(context),
                Tunables.cfq(Anonymous.SHARED, true, context),
                Tunables.bfq(Anonymous.SHARED, true, context),
                Tunables.anticipatory(Anonymous.SHARED, context),
                Policies.sstf(context),
                Policies.cLook(Knowledge.MAP, context),
                Policies.cvScan(3, 0.2, Knowledge.MAP, context),
                Policies.sptf(6, null, AgeingCounts.ALL, List.of(), context),
                Policies.spctf(0, context),
                new BatchFactory().create(new BatchConfig(base, 8), context),
                new SequenceFactory().create(new SequenceConfig(base, true, true, false, 0), context),
                new TimeoutFactory().create(new TimeoutConfig(base, Time.parse("1 s"), base), context),
                new PriorityFactory()
                        .create(new PriorityConfig(base, List.of(Criticality.CRITICAL), null, null), context));
    }

    @ParameterizedTest
    @MethodSource("schedulers")
    void allocatesNothingBelowItsGreatestLength(RequestScheduler scheduler) {
        assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean, "this JVM does not count allocations");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        TestRandom random = new TestRandom(1);
        Requests requests = new Requests();
        for (int i = 0; i < 100; i++) {
            scheduler.add(requests.read(random.nextLong(SECTORS), 1));
        }
        serve(scheduler, random);
        long before = threads.getCurrentThreadAllocatedBytes();
        serve(scheduler, random);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(allocated).as("bytes for %d requests", SERVICES).isLessThan(SERVICES);
    }

    /** Serves one request and adds it again for another sector, repeatedly. */
    private static void serve(RequestScheduler scheduler, TestRandom random) {
        for (int i = 0; i < SERVICES; i++) {
            Request next = scheduler.select(Eligibility.ALL);
            scheduler.take(next);
            scheduler.completed(next);
            scheduler.add(next.reset(i, 0, Operation.READ, random.nextLong(SECTORS), 1));
        }
    }
}
