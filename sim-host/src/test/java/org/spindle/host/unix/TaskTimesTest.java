package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.host.unix.UnixRig.MS;
import static org.spindle.spi.system.SystemAction.EXIT;
import static org.spindle.spi.system.SystemAction.FORK;
import static org.spindle.spi.system.SystemAction.JOIN;
import static org.spindle.spi.system.SystemAction.NEED;
import static org.spindle.spi.system.SystemAction.PAUSE;

import org.junit.jupiter.api.Test;
import org.spindle.host.unix.UnixConfig.Timers;
import org.spindle.testkit.sim.TestLoad;

/** How the elapsed time of a task is divided (Ganger 1995, tables 7.3 to 7.8), in hand-worked cases. Times in ms. */
class TaskTimesTest {

    private final UnixRig rig = new UnixRig();

    /**
     * 1: 0-2, waits for storage until 12, 12-15. 2: 2-3, pauses until 23, 23-24. From 3 to 12 the CPU is idle because 1 waits: false idle
     * time of 1, but for 2 part of its sleep, as is the computation of 1 from 12 to 15.
     */
    @Test
    void falseIdleTimeIsThatOfOnesOwnWaits() {
        rig.timers = Timers.EXACT;
        rig.run(new TestLoad()
                .running(1, 0)
                .read(2 * MS, 0, 0)
                .then(0, NEED, 0)
                .then(3 * MS, EXIT)
                .ready(2)
                .then(MS, PAUSE, 20 * MS)
                .then(MS, EXIT));
        assertThat(rig.values("elapsed-time")).containsExactly(15.0, 24.0);
        assertThat(rig.values("task-cpu-time")).containsExactly(5.0, 2.0);
        assertThat(rig.values("task-false-idle")).containsExactly(9.0, 0.0);
        assertThat(rig.values("task-other-idle")).containsExactly(0.0, 17.0);
        assertThat(rig.values("other-cpu-time")).containsExactly(1.0, 5.0);
        assertThat(rig.values("other-cpu-in-sleep")).containsExactly(0.0, 3.0);
        assertThat(rig.values("task-storage-wait")).containsExactly(10.0, 0.0);
        assertThat(rig.values("task-sleep")).containsExactly(0.0, 20.0);
    }

    /**
     * 1: 0-2; its child: 2-4, waits for storage until 14; 1: 4-5, waits for the child; the child: 14-16; 1: 16-17. From 5 to 14 the task waits
     * for storage, although its first process waits for the child only.
     */
    @Test
    void aTaskWaitsForStorageIfItsChildrenDo() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, FORK, 2)
                .then(MS, JOIN, 2)
                .then(MS, EXIT)
                .absent(2)
                .read(2 * MS, 0, 0)
                .then(0, NEED, 0)
                .then(2 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(17);
        assertThat(rig.values("task-storage-wait")).containsExactly(9.0);
        assertThat(rig.values("task-false-idle")).containsExactly(9.0);
        assertThat(rig.values("task-sleep")).containsExactly(0.0);
        assertThat(rig.values("task-cpu-time")).containsExactly(8.0);
    }

    /**
     * CPU 0: 1 until it waits at 4, CPU 1: its child until it waits at 6, both for 10. From 4 to 6 one CPU is idle for one wait, from 6 to 14 two for
     * two, from 14, where 1 has nothing to do but to wait for the child, until 16 two for one: 2 + 16 + 2. From 16 to 17 only 1 computes.
     */
    @Test
    void asManyIdleCpusAreFalselyIdleAsProcessesOfTheTaskWait() {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(0, FORK, 2)
                .read(4 * MS, 0, 0)
                .then(0, NEED, 0)
                .then(0, JOIN, 2)
                .then(MS, EXIT)
                .absent(2)
                .read(6 * MS, 1, 0)
                .then(0, NEED, 1)
                .then(0, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(17);
        assertThat(rig.values("task-false-idle")).containsExactly(20.0);
        assertThat(rig.values("task-other-idle")).containsExactly(3.0);
        assertThat(rig.values("task-storage-wait")).containsExactly(10.0);
        assertThat(rig.values("task-cpu-time")).containsExactly(11.0);
    }

    /**
     * 1: 0-1, waits until 11; switch 1-3; 2: 3-4, waits until 14; the switch from 11 to 13 leaves 2, which waits, and leads back to 1, which has
     * waited: it counts for the process that it leaves. 1: 13-16; switch 16-18; 2: 18-19.
     */
    @Test
    void aSwitchBetweenTwoThatWaitCountsForTheOneThatItLeaves() {
        rig.contextSwitch = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .read(MS, 0, 0)
                .then(0, NEED, 0)
                .then(3 * MS, EXIT)
                .ready(2)
                .read(MS, 1, 0)
                .then(0, NEED, 1)
                .then(MS, EXIT));
        assertThat(rig.values("elapsed-time")).containsExactly(16.0, 19.0);
        assertThat(rig.values("task-false-computation")).containsExactly(2.0, 4.0);
        assertThat(rig.total("false-computation")).isEqualTo(6);
    }

    /** The child waits from 0 to 10, its parent, whose end is that of the task, exits at 4: CPU 1 is falsely idle for 4. */
    @Test
    void aTaskMayEndBeforeTheWaitsOfItsChildren() {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(0, FORK, 2)
                .then(4 * MS, EXIT)
                .absent(2)
                .read(0, 0, 0)
                .then(0, NEED, 0)
                .then(0, EXIT));
        assertThat(rig.values("elapsed-time")).containsExactly(4.0);
        assertThat(rig.values("task-false-idle")).containsExactly(4.0);
        assertThat(rig.values("task-storage-wait")).containsExactly(0.0);
        assertThat(rig.endMillis()).isEqualTo(10);
    }
}
