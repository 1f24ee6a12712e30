package org.spindle.testkit.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.spi.system.ProcessStart.InitialState.ABSENT;
import static org.spindle.spi.system.ProcessStart.InitialState.READY;
import static org.spindle.spi.system.ProcessStart.InitialState.RUNNING;
import static org.spindle.spi.system.ProcessStart.InitialState.SLEEPING;
import static org.spindle.testkit.sim.ScriptedLoad.access;
import static org.spindle.testkit.sim.ScriptedLoad.then;

import org.junit.jupiter.api.Test;
import org.spindle.spi.system.CachedWrite;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.workload.Workload;

/** Each action of a process, by the times of the requests that follow it. A request takes a thousand nanoseconds. */
class TestProcessesTest {

    private static final class Passive implements Workload {
        @Override
        public void start() {}

        @Override
        public void close() {}
    }

    private static TestWorkloadContext run(ScriptedLoad load) {
        TestWorkloadContext context =
                new TestWorkloadContext(1).device("disk0", 100_000).delay(request -> 1_000);
        context.execute(load);
        return context.run(new Passive());
    }

    private static void expect(ScriptedLoad load, long... times) {
        TestWorkloadContext context = run(load);
        assertThat(context.sent.stream().mapToLong(TestWorkloadContext.Sent::at).toArray())
                .isEqualTo(times);
        assertThat(context.tasksLeft()).as("tasks left").isZero();
    }

    private static void refused(ScriptedLoad load, String why) {
        assertThatThrownBy(() -> run(load)).isInstanceOf(AssertionError.class).hasMessageContaining(why);
    }

    @Test
    void waitsForTheRequestsThatItNeeds() {
        expect(
                new ScriptedLoad()
                        .process(
                                1,
                                RUNNING,
                                0,
                                then(50, SystemAction.COMPUTE, 0),
                                access(SystemAction.REQUEST, 0, 8),
                                access(SystemAction.REQUEST, 1, 16),
                                then(0, SystemAction.NEED, 0),
                                access(SystemAction.CACHED_READ, 0, 24),
                                access(SystemAction.REQUEST, 2, 32)),
                50,
                50,
                1_050,
                2_050);
    }

    @Test
    void waitsForSynchronousWritesOnly() {
        for (CachedWrite write : CachedWrite.values()) {
            expect(
                    new ScriptedLoad()
                            .process(
                                    1,
                                    READY,
                                    0,
                                    access(SystemAction.CACHED_WRITE, 0, 8).andThen(event -> event.cachedWrite = write),
                                    access(SystemAction.REQUEST, 0, 16)),
                    0,
                    write == CachedWrite.SYNCHRONOUS ? 1_000 : 0);
        }
    }

    @Test
    void createsProcessesAndWaitsForThem() {
        expect(
                new ScriptedLoad()
                        .process(
                                1,
                                READY,
                                0,
                                then(10, SystemAction.VFORK, 2),
                                access(SystemAction.REQUEST, 0, 8),
                                then(0, SystemAction.JOIN, 2),
                                access(SystemAction.REQUEST, 1, 16))
                        .process(2, ABSENT, 0, then(100, SystemAction.EXEC, 0), then(1_000, SystemAction.EXIT, 0)),
                110,
                1_110);
        expect(
                new ScriptedLoad()
                        .process(1, READY, 0, then(10, SystemAction.FORK, 2), access(SystemAction.REQUEST, 0, 8))
                        .process(2, ABSENT, 0, then(5, SystemAction.COMPUTE, 0), access(SystemAction.REQUEST, 1, 8)),
                10,
                15);
    }

    @Test
    void sleepsUntilItIsWoken() {
        expect(
                new ScriptedLoad()
                        .process(1, SLEEPING, 7, access(SystemAction.REQUEST, 0, 8))
                        .process(2, READY, 0, then(0, SystemAction.PAUSE, 500), access(SystemAction.REQUEST, 1, 8))
                        .process(3, READY, 0, then(90, SystemAction.SIGNAL, 2))
                        .interrupt(40, then(2, SystemAction.WAKEUP, 7)),
                42,
                90);
    }

    @Test
    void takesLocksAndSemaphoresInTurn() {
        expect(
                new ScriptedLoad()
                        .process(1, READY, 0, then(0, SystemAction.LOCK, 5), then(100, SystemAction.UNLOCK, 5))
                        .process(
                                2,
                                READY,
                                0,
                                then(10, SystemAction.LOCK, 5),
                                access(SystemAction.REQUEST, 0, 8),
                                then(0, SystemAction.UNLOCK, 5),
                                then(50, SystemAction.POST, 6))
                        .process(3, READY, 0, then(0, SystemAction.AWAIT, 6), access(SystemAction.REQUEST, 1, 8)),
                100,
                150);
    }

    @Test
    void endsProcessesThatAreKilled() {
        expect(
                new ScriptedLoad()
                        .process(1, READY, 0, then(0, SystemAction.PAUSE, 500), access(SystemAction.REQUEST, 0, 8))
                        .process(
                                2,
                                READY,
                                0,
                                then(60, SystemAction.KILL, 1),
                                then(0, SystemAction.JOIN, 1),
                                access(SystemAction.REQUEST, 1, 8)),
                60);
    }

    @Test
    void refusesLoadsThatNoHostCouldExecute() {
        refused(new ScriptedLoad().process(1, READY, 0).process(1, READY, 0), "process 1 is there twice");
        refused(new ScriptedLoad().process(1, RUNNING, 0).process(2, RUNNING, 0), "two processes run on CPU 0");
        refused(new ScriptedLoad().process(1, READY, 0, then(0, SystemAction.FORK, 2)), "process 2 is not declared");
        refused(
                new ScriptedLoad()
                        .process(1, READY, 0, then(0, SystemAction.FORK, 2))
                        .process(2, READY, 0),
                "process 2 is created, and there is one");
        refused(
                new ScriptedLoad().process(1, READY, 0, then(0, SystemAction.UNLOCK, 5)),
                "process 1 does not hold lock 5");
        refused(new ScriptedLoad().process(1, READY, 0, then(-1, SystemAction.COMPUTE, 0)), "computes for -1 ns");
        refused(new ScriptedLoad().interrupt(5, then(0, SystemAction.SLEEP, 1)), "event 0 is not allowed in a handler");
        refused(
                new ScriptedLoad()
                        .interrupt(5, then(0, SystemAction.COMPUTE, 0))
                        .interrupt(4),
                "an interrupt at 4 is out of order");
    }
}
