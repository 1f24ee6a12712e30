package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.spindle.host.unix.UnixRig.MS;
import static org.spindle.spi.system.SystemAction.AWAIT;
import static org.spindle.spi.system.SystemAction.COMPUTE;
import static org.spindle.spi.system.SystemAction.EXIT;
import static org.spindle.spi.system.SystemAction.JOIN;
import static org.spindle.spi.system.SystemAction.KILL;
import static org.spindle.spi.system.SystemAction.LOCK;
import static org.spindle.spi.system.SystemAction.NEED;
import static org.spindle.spi.system.SystemAction.PAUSE;
import static org.spindle.spi.system.SystemAction.POST;
import static org.spindle.spi.system.SystemAction.SIGNAL;
import static org.spindle.spi.system.SystemAction.SLEEP;
import static org.spindle.spi.system.SystemAction.UNLOCK;
import static org.spindle.spi.system.SystemAction.VFORK;
import static org.spindle.spi.system.SystemAction.WAKEUP;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.host.unix.UnixConfig.Source;
import org.spindle.spi.system.SystemAction;
import org.spindle.testkit.sim.TestLoad;

/** Waits for other processes: their ends, and the message about waits that never end. Times in ms. */
class ProcessWaitsTest {

    private final UnixRig rig = new UnixRig();

    /** 1: 0-2, sleeps; 2: 2-5, wakes it, and is pre-empted; 1: 5-6; 2: 6-7. */
    @Test
    void aWakeupEndsASleep() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, SLEEP, 7)
                .then(MS, EXIT)
                .ready(2)
                .then(3 * MS, WAKEUP, 7)
                .then(MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(6);
        assertThat(rig.elapsed(2)).isEqualTo(7);
        assertThat(rig.values("task-sleep")).containsExactly(3.0, 0.0);
    }

    /** As in UNIX, a wakeup without a sleeper has no effect. */
    @Test
    void aWakeupBeforeTheSleepIsLost() {
        TestLoad load = new TestLoad()
                .running(1, 0)
                .then(2 * MS, WAKEUP, 7)
                .then(0, EXIT)
                .ready(2)
                .then(3 * MS, SLEEP, 7)
                .then(MS, EXIT);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessage("deadlock at 5000000 ns: 1 process waits, and no remaining event can end a wait:\n"
                        + "  process 2 waits since 5000000 ns for a wakeup of key 7 (step 2); a later 'wakeup"
                        + " 7 one' or 'all' ends it; 'await' and 'post' may come in either order");
    }

    /** A post is counted, so the same order works. */
    @Test
    void aPostBeforeTheAwaitIsKept() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, POST, 7)
                .then(0, EXIT)
                .ready(2)
                .then(3 * MS, AWAIT, 7)
                .then(MS, EXIT));
        assertThat(rig.elapsed(2)).isEqualTo(6);
    }

    /** Of three sleepers one is woken at 1, by a handler, and the others at 2, in the order in which they sleep. */
    @Test
    void oneOrAllAreWoken() {
        rig.run(new TestLoad()
                .sleeping(1, 7)
                .read(0, 1, 1)
                .then(0, EXIT)
                .sleeping(2, 7)
                .read(0, 2, 1)
                .then(0, EXIT)
                .sleeping(3, 7)
                .read(MS, 3, 1)
                .then(0, EXIT)
                .interrupt(MS, false)
                .then(0, WAKEUP, 7)
                .interrupt(2 * MS, false)
                .wakeAll(0, 7));
        assertThat(rig.marks()).containsExactly(entry(1L, 1.0), entry(2L, 2.0), entry(3L, 3.0));
    }

    /** A signal ends a pause of 100 at 5. The next sleep of process 2, which was not asleep, ends immediately. */
    @Test
    void signalsEndSleeps() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, PAUSE, 100 * MS)
                .then(0, SIGNAL, 2)
                .then(0, EXIT)
                .ready(2)
                .then(3 * MS, SIGNAL, 1)
                .then(0, SLEEP, 7)
                .then(MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(5);
        assertThat(rig.elapsed(2)).isEqualTo(6);
    }

    /** A sleeping process is killed at once, a process that waits for storage when its request is complete, at 10. */
    @Test
    void aKilledProcessEnds() {
        rig.run(new TestLoad()
                .running(1, 0)
                .read(0, 0, 0)
                .then(0, NEED, 0)
                .then(100 * MS, EXIT)
                .ready(2)
                .then(MS, SLEEP, 7)
                .then(100 * MS, EXIT)
                .ready(3)
                .then(MS, KILL, 1)
                .then(0, KILL, 2)
                .then(MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(10);
        assertThat(rig.elapsed(2)).isEqualTo(2);
        assertThat(rig.elapsed(3)).isEqualTo(3);
    }

    @Test
    void aProcessThatIsKilledWhileItHoldsALockIsRefused() {
        TestLoad load = new TestLoad()
                .running(1, 0)
                .then(MS, LOCK, 5)
                .then(MS, SLEEP, 7)
                .then(MS, EXIT)
                .ready(2)
                .then(MS, KILL, 1)
                .then(MS, EXIT);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessage("process 1 ends while it holds 1 lock (step 1); its 'unlock' must precede");
    }

    /** 1 holds the lock from 1 to 13 and waits for storage meanwhile; 2 requests it at 2 and continues at 13. */
    @Test
    void aLockIsGrantedInOrderOfWaiting() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(MS, LOCK, 5)
                .read(0, 0, 0)
                .then(0, NEED, 0)
                .then(2 * MS, UNLOCK, 5)
                .then(MS, EXIT)
                .ready(2)
                .then(MS, LOCK, 5)
                .read(0, 1, 1)
                .then(0, UNLOCK, 5)
                .then(0, EXIT));
        // 1 is no longer in the kernel and has the same priority as 2: it continues until it exits.
        assertThat(rig.elapsed(1)).isEqualTo(14);
        assertThat(rig.marks()).containsExactly(entry(1L, 14.0));
        assertThat(rig.values("task-sleep")).containsExactly(0.0, 11.0);
    }

    @Test
    void reportsProcessesThatHoldEachOthersLocks() {
        TestLoad load = new TestLoad()
                .running(1, 0)
                .then(MS, LOCK, 5)
                .then(0, PAUSE, MS)
                .then(MS, LOCK, 6)
                .then(0, EXIT)
                .ready(2)
                .then(MS, LOCK, 6)
                .then(20 * MS, LOCK, 5)
                .then(0, EXIT);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessageContaining(
                        "process 1 waits since 11000000 ns for lock 6, which process 2 holds (step 2); its 'unlock 6'"
                                + " ends it")
                .hasMessageContaining(
                        "process 2 waits since 23000000 ns for lock 5, which process 1 holds (step 5); its 'unlock 5'"
                                + " ends it");
    }

    @Test
    void reportsANeedOfARequestThatIsNotIssued() {
        TestLoad load = new TestLoad().running(1, 0).then(MS, NEED, 3).then(MS, EXIT);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessageContaining("for request 3, which no process issues (step 0);"
                        + " 'read', 'write', 'flush' or 'discard' with this number issues it");
    }

    /** Bad input: "a wait that nobody ends" names each process that waits, since when, for what, and what would end it. */
    @Test
    void reportsEachWaitAndWhatEndsIt() {
        TestLoad load = new TestLoad()
                .running(1, 0)
                .then(MS, JOIN, 2)
                .then(0, EXIT)
                .ready(2)
                .then(MS, VFORK, 3)
                .then(0, EXIT)
                .absent(3)
                .then(MS, AWAIT, 7)
                .then(0, EXIT);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessage("deadlock at 3000000 ns: 3 processes wait, and no remaining event can end a wait:\n"
                        + "  process 1 waits since 1000000 ns for the end of process 2 (step 0); its 'exit'"
                        + " ends it\n"
                        + "  process 2 waits since 2000000 ns for process 3 to execute another program or to"
                        + " exit (step 2); its 'exec' or 'exit' ends it\n"
                        + "  process 3 waits since 3000000 ns for a post to semaphore 7 (step 4); a 'post 7'"
                        + " for each 'await' ends it");
    }

    /** The check of a trace finds such events before the run, but processes may come from a workload of a plugin. */
    @ParameterizedTest
    @EnumSource(names = {"FORK", "VFORK", "JOIN", "SIGNAL", "KILL", "SWITCH"})
    void reportsAProcessThatIsNotDeclared(SystemAction action) {
        TestLoad load = new TestLoad().running(1, 0).then(MS, action, 8).then(MS, EXIT);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessageContaining("process 8")
                .hasMessageContaining("not declared")
                .hasMessageContaining("; declare it");
    }

    @Test
    void reportsAPauseWithoutAClock() {
        rig.source = Source.TRACED;
        TestLoad load = new TestLoad().running(1, 0).then(MS, PAUSE, MS).then(MS, EXIT);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessageContaining("but no clock interrupt is left (step 0);"
                        + " a later 'interrupt NS clock' ends it, or clock: {source: generated} of the host");
    }

    /** A wait at the end of the trace is not a deadlock; the clock stops with the last process. */
    @Test
    void aProcessMayWaitAtTheEndOfTheTrace() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(25 * MS, EXIT)
                .sleeping(2, 7)
                .sleeping(3, 9)
                .then(MS, SLEEP, 8)
                .interrupt(0, false)
                .then(0, WAKEUP, 9));
        assertThat(rig.elapsed(1)).isEqualTo(26);
        assertThat(rig.endMillis()).isEqualTo(26);
    }

    /** But it is if the process is a task, as its end would never be measured. */
    @Test
    void reportsATaskThatWaitsAtTheEndOfTheTrace() {
        TestLoad load = new TestLoad().running(1, 0).then(MS, AWAIT, 7);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessageContaining("process 1 waits since 1000000 ns for a post to semaphore 7 (step 0)");
    }

    /** A task ends with the last event of its process. */
    @Test
    void aProcessWhoseEventsEndIsDone() {
        rig.run(new TestLoad().running(1, 0).then(5 * MS, COMPUTE));
        assertThat(rig.elapsed(1)).isEqualTo(5);
        assertThat(rig.context.tasksLeft()).isZero();
    }
}
