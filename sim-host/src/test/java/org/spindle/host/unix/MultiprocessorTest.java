package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.host.unix.UnixRig.MS;
import static org.spindle.spi.system.SystemAction.EXIT;
import static org.spindle.spi.system.SystemAction.NEED;
import static org.spindle.spi.system.SystemAction.PAUSE;

import org.junit.jupiter.api.Test;
import org.spindle.host.unix.UnixConfig.Timers;
import org.spindle.testkit.sim.TestLoad;

/** Which of several CPUs a process gets, in hand-worked cases. Times in ms. */
class MultiprocessorTest {

    private final UnixRig rig = new UnixRig();

    /**
     * CPU 0: 1 until it pauses at 0, 3 until it waits at 0, 1 from 1 to 31 with the priority after a sleep. CPU 1: 2 from 0 on. The read
     * of 3 is complete at 10: it has run on CPU 0, but 2 has the lower priority. CPU 1: 3 from 10 to 15, 2 until 35.
     */
    @Test
    void theProcessOfTheLowestPriorityIsPreempted() {
        rig.cpus = 2;
        rig.timers = Timers.EXACT;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(0, PAUSE, MS)
                .then(30 * MS, EXIT)
                .running(2, 1)
                .then(30 * MS, EXIT)
                .ready(3)
                .read(0, 0, 0)
                .then(0, NEED, 0)
                .then(5 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(31);
        assertThat(rig.elapsed(3)).isEqualTo(15);
        assertThat(rig.elapsed(2)).isEqualTo(35);
    }

    /** Both CPUs are free when the pause ends: CPU 1 still has the context of the process. */
    @Test
    void aProcessReturnsToTheCpuThatItLeft() {
        rig.cpus = 2;
        rig.contextSwitch = 1;
        rig.timers = Timers.EXACT;
        rig.run(new TestLoad().running(1, 1).then(2 * MS, PAUSE, 5 * MS).then(MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(8);
        assertThat(rig.measured().count("context-switches")).isZero();
    }

    /** 1 is interrupted from 2 to 5, as CPU 0 takes the interrupt; 2 on CPU 1 is not. */
    @Test
    void theFirstCpuTakesInterrupts() {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(8 * MS, EXIT)
                .running(2, 1)
                .then(8 * MS, EXIT)
                .interrupt(2 * MS, false)
                .read(3 * MS, 1, 1));
        assertThat(rig.elapsed(1)).isEqualTo(11);
        assertThat(rig.elapsed(2)).isEqualTo(8);
    }
}
