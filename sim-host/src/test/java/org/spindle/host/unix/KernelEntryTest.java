package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.host.unix.UnixRig.MS;
import static org.spindle.spi.system.SystemAction.CALL;
import static org.spindle.spi.system.SystemAction.EXIT;
import static org.spindle.spi.system.SystemAction.NEED;
import static org.spindle.spi.system.SystemAction.RESUME;
import static org.spindle.spi.system.SystemAction.RETURN;
import static org.spindle.spi.system.SystemAction.TRAP;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.system.SystemAction;
import org.spindle.testkit.sim.TestLoad;

/** System calls and traps (Ganger 1995, section A.1.3), in hand-worked cases. Times in ms. */
class KernelEntryTest {

    private final UnixRig rig = new UnixRig();

    /** Process 1 computes 5, reads for 10 and waits for it, computes 5; process 2 follows. */
    private static TestLoad waiter() {
        return new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(0, NEED, 0)
                .then(5 * MS, EXIT)
                .ready(2);
    }

    /** The read of 1 is complete at 15, while 2 is in a system call or trap, until 25: 1 continues only then. */
    @ParameterizedTest
    @CsvSource({"CALL, RETURN", "TRAP, RESUME"})
    void aProcessInTheKernelIsNotPreempted(SystemAction entry, SystemAction end) {
        rig.run(waiter().then(0, entry).then(20 * MS, end).then(5 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(30);
        assertThat(rig.elapsed(2)).isEqualTo(35);
    }

    /** A trap in a system call, 7-8: 2 is in the kernel until the call returns at 17. 1: 17-22; 2: 22-27. */
    @Test
    void aTrapWithinACallDoesNotLeaveTheKernel() {
        rig.run(waiter().then(0, CALL)
                .then(2 * MS, TRAP)
                .then(1 * MS, RESUME)
                .then(9 * MS, RETURN)
                .then(5 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(22);
        assertThat(rig.elapsed(2)).isEqualTo(27);
    }

    /** Entering the kernel costs 1 in addition to the computation. */
    @ParameterizedTest
    @CsvSource({"CALL, RETURN", "TRAP, RESUME"})
    void enteringTheKernelTakesTime(SystemAction entry, SystemAction end) {
        rig.systemCall = 1;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, entry)
                .then(3 * MS, end)
                .then(0, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(6);
        assertThat(rig.values("task-cpu-time")).containsExactly(6.0);
    }
}
