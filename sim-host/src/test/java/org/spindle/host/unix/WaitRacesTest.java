package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.spindle.host.unix.UnixRig.MS;
import static org.spindle.spi.system.SystemAction.AWAIT;
import static org.spindle.spi.system.SystemAction.CALL;
import static org.spindle.spi.system.SystemAction.EXEC;
import static org.spindle.spi.system.SystemAction.EXIT;
import static org.spindle.spi.system.SystemAction.JOIN;
import static org.spindle.spi.system.SystemAction.KILL;
import static org.spindle.spi.system.SystemAction.LOCK;
import static org.spindle.spi.system.SystemAction.NEED;
import static org.spindle.spi.system.SystemAction.RETURN;
import static org.spindle.spi.system.SystemAction.SLEEP;
import static org.spindle.spi.system.SystemAction.UNLOCK;
import static org.spindle.spi.system.SystemAction.VFORK;
import static org.spindle.spi.system.SystemAction.WAKEUP;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.spindle.spi.system.SystemAction;
import org.spindle.testkit.sim.TestLoad;

/** What ends a wait arrives while the wait begins: in hand-worked cases. Times in ms. */
class WaitRacesTest {

    private final UnixRig rig = new UnixRig();

    private static TestLoad atTheSameInstant(SystemAction first, SystemAction second) {
        return new TestLoad()
                .running(1, 0)
                .then(5 * MS, first, 7)
                .then(MS, EXIT)
                .running(2, 1)
                .then(5 * MS, second, 7)
                .then(2 * MS, EXIT);
    }

    /** Both CPUs finish at 5: the one whose computation began first acts first. A sleeper of the same instant is woken. */
    @Test
    void aWakeupAtTheInstantOfTheSleepComesAfterIt() {
        rig.cpus = 2;
        rig.run(atTheSameInstant(SLEEP, WAKEUP));
        assertThat(rig.elapsed(1)).isEqualTo(6);
        assertThat(rig.elapsed(2)).isEqualTo(7);
        assertThat(rig.values("task-sleep")).containsExactly(0.0, 0.0);
    }

    @Test
    void aWakeupAtTheInstantBeforeTheSleepIsLost() {
        rig.cpus = 2;
        TestLoad load = atTheSameInstant(WAKEUP, SLEEP);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessageContaining("process 2 waits since 5000000 ns for a wakeup of key 7");
    }

    /** A handler wakes key 7 at 3, while the process is in the kernel on the way to its sleep: the classic lost wakeup. */
    @Test
    void aWakeupByAHandlerBetweenCallAndSleepIsLost() {
        TestLoad load = new TestLoad()
                .running(1, 0)
                .then(MS, CALL)
                .then(4 * MS, SLEEP, 7)
                .then(MS, RETURN)
                .then(0, EXIT)
                .interrupt(3 * MS, false)
                .then(0, WAKEUP, 7);
        assertThatThrownBy(() -> rig.run(load))
                .hasMessageContaining("process 1 waits since 5000000 ns for a wakeup of key 7");
    }

    /** 1: 0-2, sleeps; switch to 2: 2-4, in which a handler wakes 1 at 3; switch back 4-6; 1: 6-7; switch 7-9; 2: 9-14. */
    @Test
    void aWakeupDuringTheSwitchAwayFromTheSleeper() {
        rig.contextSwitch = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, SLEEP, 7)
                .then(MS, EXIT)
                .ready(2)
                .then(5 * MS, EXIT)
                .interrupt(3 * MS, false)
                .then(0, WAKEUP, 7));
        assertThat(rig.elapsed(1)).isEqualTo(7);
        assertThat(rig.elapsed(2)).isEqualTo(14);
        assertThat(rig.values("task-sleep")).containsExactly(1.0, 0.0);
        assertThat(rig.total("switch-time")).isEqualTo(6);
        assertThat(rig.total("false-computation")).isZero();
    }

    /**
     * The read of 5 is complete at 15. It is needed at 14; switch 14-16; switch back 16-18, both false computation although the wait was only 1;
     * 1: 18-19; switch 19-21; 2: 21-26.
     */
    @Test
    void aCompletionDuringTheSwitchAwayFromTheProcessThatWaits() {
        rig.contextSwitch = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(9 * MS, NEED, 0)
                .then(MS, EXIT)
                .ready(2)
                .then(5 * MS, EXIT));
        assertThat(rig.values("storage-wait")).containsExactly(1.0);
        assertThat(rig.elapsed(1)).isEqualTo(19);
        assertThat(rig.elapsed(2)).isEqualTo(26);
        assertThat(rig.total("false-computation")).isEqualTo(4);
        assertThat(rig.total("switch-time")).isEqualTo(2);
    }

    /** 1: 0-2; switch 2-3; handler 3-6; switch 6-7; 2: 7-12. Handlers are not false computation. */
    @Test
    void anInterruptDelaysASwitch() {
        rig.contextSwitch = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, EXIT)
                .ready(2)
                .read(5 * MS, 1, 1)
                .then(0, EXIT)
                .interrupt(3 * MS, false)
                .read(3 * MS, 2, 1));
        assertThat(rig.marks()).containsExactly(entry(1L, 12.0), entry(2L, 6.0));
        assertThat(rig.total("switch-time")).isEqualTo(2);
        assertThat(rig.total("other-interrupt-time")).isEqualTo(3);
    }

    /**
     * Three deep: handler A of 4 from 8, the clock's of 2 from 10, in it handler B of 3 from 11. B: 11-14; the clock: 10-11, 14-15; A: 8-10, 15-17;
     * the process: 0-8, 17-19. Each is complete before what it interrupted.
     */
    @Test
    void interruptsOfDifferentCausesAreNested() {
        rig.tick = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .read(10 * MS, 1, 1)
                .then(0, EXIT)
                .interrupt(8 * MS, false)
                .read(4 * MS, 2, 1)
                .interrupt(11 * MS, false)
                .read(3 * MS, 3, 1));
        assertThat(rig.marks()).containsExactly(entry(1L, 19.0), entry(2L, 17.0), entry(3L, 14.0));
        assertThat(rig.total("other-interrupt-time")).isEqualTo(9);
        assertThat(rig.values("task-cpu-time")).containsExactly(10.0);
        assertThat(rig.values("other-cpu-time")).containsExactly(9.0);
    }

    /** 2 is killed at 2, before the sleep that it begins at 5: a killed process does not sleep. */
    @ParameterizedTest
    @EnumSource(names = {"SLEEP", "PAUSE", "AWAIT", "JOIN"})
    void aProcessKilledBeforeItSleepsEnds(SystemAction wait) {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, KILL, 2)
                .then(98 * MS, EXIT)
                .running(2, 1)
                .then(5 * MS, wait, wait == JOIN ? 1 : 80 * MS)
                .then(9 * MS, EXIT));
        assertThat(rig.elapsed(2)).isEqualTo(5);
        assertThat(rig.elapsed(1)).isEqualTo(100);
    }

    /** 2 holds a lock and is killed at 2: it releases the lock at 6, as its computation ends, and then ends. */
    @Test
    void aKilledProcessReleasesItsLockOnTheWayOut() {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, KILL, 2)
                .then(0, LOCK, 5)
                .then(MS, UNLOCK, 5)
                .then(0, EXIT)
                .running(2, 1)
                .then(MS, LOCK, 5)
                .then(5 * MS, UNLOCK, 5)
                .then(9 * MS, EXIT));
        assertThat(rig.elapsed(2)).isEqualTo(6);
        assertThat(rig.elapsed(1)).isEqualTo(7);
    }

    /** 1: 0-2, creates 2 and is held; 3 kills 2 at 3, whose end at 10 releases 1: 10-14. The child never executes. */
    @Test
    void aKilledVforkChildReleasesItsParent() {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, VFORK, 2)
                .then(4 * MS, EXIT)
                .absent(2)
                .then(8 * MS, AWAIT, 1)
                .then(0, EXEC)
                .then(9 * MS, EXIT)
                .running(3, 1)
                .then(3 * MS, KILL, 2)
                .then(0, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(14);
        assertThat(rig.values("task-sleep")).as("2 is part of the task of 1").containsExactly(0.0, 0.0);
    }
}
