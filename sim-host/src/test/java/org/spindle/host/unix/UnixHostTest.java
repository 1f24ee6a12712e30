package org.spindle.host.unix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.spindle.host.unix.UnixRig.MS;
import static org.spindle.spi.system.SystemAction.COMPUTE;
import static org.spindle.spi.system.SystemAction.EXEC;
import static org.spindle.spi.system.SystemAction.EXIT;
import static org.spindle.spi.system.SystemAction.FORK;
import static org.spindle.spi.system.SystemAction.JOIN;
import static org.spindle.spi.system.SystemAction.NEED;
import static org.spindle.spi.system.SystemAction.PAUSE;
import static org.spindle.spi.system.SystemAction.SWITCH;
import static org.spindle.spi.system.SystemAction.VFORK;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.spindle.host.unix.UnixConfig.IdleLoop;
import org.spindle.host.unix.UnixConfig.Source;
import org.spindle.host.unix.UnixConfig.Timers;
import org.spindle.spi.config.Time;
import org.spindle.testkit.sim.TestLoad;

/** The host model of Ganger 1995, sections 5.1, A.1.3 and A.2.2, in hand-worked cases. Times in ms. */
class UnixHostTest {

    private final UnixRig rig = new UnixRig();

    /** Process 1 computes 5, reads for 10 and waits for it, computes 5; process 2 computes 20. */
    private static TestLoad two() {
        return new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(0, NEED, 0)
                .then(5 * MS, EXIT)
                .ready(2)
                .then(20 * MS, EXIT);
    }

    /** 1: 0-5; 2: 5-15; the read is complete and 1 has the higher priority: 1: 15-20; 2: 20-30. */
    @Test
    void aProcessWhoseRequestIsCompletePreemptsARunningOne() {
        rig.run(two());
        assertThat(rig.elapsed(1)).isEqualTo(20);
        assertThat(rig.elapsed(2)).isEqualTo(30);
        assertThat(rig.values("storage-wait")).containsExactly(10.0);
        assertThat(rig.values("task-false-idle")).containsExactly(0.0, 0.0);
        assertThat(rig.measured().count("context-switches")).isEqualTo(3);
    }

    /** Process 1 reads on CPU 0, process 2 on CPU 1. */
    @Test
    void requestsNameTheCpuOfTheirProcess() {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(0, EXIT)
                .running(2, 1)
                .read(6 * MS, 1, 0)
                .then(0, EXIT));
        assertThat(rig.issuedOn).containsExactly(0L, 1L);
    }

    /** The second choice of section A.1.3: 1: 0-5; 2: 5-25; 1: 25-30. */
    @Test
    void withoutIoPreemptionItWaitsForAFreeCpu() {
        rig.ioPreempts = false;
        rig.run(two());
        assertThat(rig.elapsed(1)).isEqualTo(30);
        assertThat(rig.elapsed(2)).isEqualTo(25);
        assertThat(rig.values("storage-wait")).containsExactly(10.0);
        assertThat(rig.values("task-sleep")).containsExactly(0.0, 0.0);
    }

    /** 1: 0-5; switch 5-6; 2: 6-15; switch 15-16; 1: 16-21; switch 21-22; 2: 22-33. The first two are false computation. */
    @Test
    void contextSwitchesTakeTimeAndThoseForWaitsAreFalseComputation() {
        rig.contextSwitch = 1;
        rig.run(two());
        assertThat(rig.elapsed(1)).isEqualTo(21);
        assertThat(rig.elapsed(2)).isEqualTo(33);
        assertThat(rig.total("false-computation")).isEqualTo(2);
        assertThat(rig.total("switch-time")).isEqualTo(1);
        assertThat(rig.total("process-time")).isEqualTo(30);
        assertThat(rig.values("task-cpu-time")).containsExactly(10.0, 20.0);
        assertThat(rig.values("task-false-computation"))
                .as("only 1 waits for storage")
                .containsExactly(2.0, 0.0);
        assertThat(rig.values("other-cpu-time")).containsExactly(9.0, 13.0);
    }

    /**
     * Section 2: false computation includes "cache-refill penalties". The read takes 10, and the caches are cold: of the 5 that follow the first
     * 2 take 3 on top: 0-5, 15-23. A wait of no more than 10 leaves them warm.
     */
    @Test
    void afterALongWaitForStorageTheCachesAreFilledAgain() {
        TestLoad load = new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(0, NEED, 0)
                .then(1 * MS, COMPUTE)
                .then(4 * MS, EXIT);
        rig.refill = new UnixConfig.Refill(Time.ofMillis(9), Time.ofMillis(2), 1.5);
        rig.run(load);
        assertThat(rig.elapsed(1)).isEqualTo(23);
        assertThat(rig.values("task-false-computation")).containsExactly(3.0);
        assertThat(rig.values("task-cpu-time")).containsExactly(10.0);
        assertThat(rig.values("task-false-idle")).containsExactly(10.0);

        UnixRig warm = new UnixRig();
        warm.refill = new UnixConfig.Refill(Time.ofMillis(10), Time.ofMillis(2), 1.5);
        assertThat(warm.run(load).elapsed(1)).isEqualTo(20);
    }

    /** The driver runs in the process from 5 to 7; the read 7-17; three interrupts of 1 each: 1 continues at 20. */
    @Test
    void driverAndInterruptsTakeTime() {
        rig.request = 2;
        rig.interrupt = 1;
        rig.interruptsPerRequest = 3;
        rig.run(new TestLoad().running(1, 0).read(5 * MS, 0, 0).then(0, NEED, 0).then(5 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(25);
        assertThat(rig.total("driver-time")).isEqualTo(2);
        assertThat(rig.total("storage-interrupt-time")).isEqualTo(3);
        assertThat(rig.measured().count("storage-interrupts")).isEqualTo(3);
        assertThat(rig.measured().values("interrupts-per-request"))
                .as("with that of the clock at 10")
                .containsExactly(4L);
        assertThat(rig.values("limited-response-time")).containsExactly(13.0);
        assertThat(rig.values("task-false-idle")).containsExactly(10.0);
        assertThat(rig.values("task-cpu-time")).containsExactly(10.0);
        assertThat(rig.values("other-cpu-time")).containsExactly(5.0);
    }

    /** The first idles in its own context; an idle process costs a switch away, 5-6, and one back, 15-16. */
    @Test
    void theIdleLoopHasAProcessOfItsOwnOrNot() {
        TestLoad load =
                new TestLoad().running(1, 0).read(5 * MS, 0, 0).then(0, NEED, 0).then(5 * MS, EXIT);
        rig.contextSwitch = 1;
        assertThat(rig.run(load).elapsed(1)).isEqualTo(20);

        UnixRig other = new UnixRig();
        other.contextSwitch = 1;
        other.idle = IdleLoop.IDLE_PROCESS;
        other.run(load);
        assertThat(other.elapsed(1)).isEqualTo(21);
        assertThat(other.values("task-false-computation")).containsExactly(2.0);
        assertThat(other.values("task-false-idle")).containsExactly(9.0);
    }

    /** The process: 0-3; the first handler 3-5; the second 5-8; the first 8-10; the process 10-27. */
    @Test
    void interruptsInterruptHandlers() {
        rig.run(new TestLoad()
                .running(1, 0)
                .read(20 * MS, 0, 1)
                .then(0, EXIT)
                .interrupt(3 * MS, false)
                .read(4 * MS, 1, 1)
                .interrupt(5 * MS, false)
                .read(3 * MS, 2, 1));
        assertThat(rig.marks()).containsExactly(entry(0L, 27.0), entry(1L, 10.0), entry(2L, 8.0));
        assertThat(rig.elapsed(1)).isEqualTo(27);
        assertThat(rig.total("process-time")).isEqualTo(20);
        assertThat(rig.total("other-interrupt-time")).isEqualTo(7);
    }

    /** The limited read is issued at 5 and complete at 15; it is needed at 17, so no process waits. */
    @Test
    void noWaitIsInsertedForARequestThatIsEarly() {
        rig.run(new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(12 * MS, NEED, 0)
                .then(0, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(17);
        assertThat(rig.values("storage-wait")).isEmpty();
        assertThat(rig.values("time-limit")).containsExactly(12.0);
        assertThat(rig.measured().count("limits-met")).isOne();
        assertThat(rig.measured().count("context-switches")).isZero();
    }

    /** Needed at 15, when it is complete. */
    @Test
    void noWaitIsInsertedForARequestThatIsOnTime() {
        rig.run(new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(10 * MS, NEED, 0)
                .then(0, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(15);
        assertThat(rig.values("storage-wait")).isEmpty();
        assertThat(rig.measured().count("limits-missed")).isZero();
    }

    /** Needed at 9, and complete at 15. The second need of the same request costs nothing. */
    @Test
    void aWaitIsInsertedForARequestThatIsLate() {
        rig.run(new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(4 * MS, NEED, 0)
                .then(2 * MS, NEED, 0)
                .then(0, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(17);
        assertThat(rig.values("storage-wait")).containsExactly(6.0);
        assertThat(rig.values("time-limit")).containsExactly(4.0);
        assertThat(rig.measured().count("limits-missed")).isOne();
    }

    /** Process 2 needs the read at 0, which 1 issues at 5: it waits from 0. */
    @Test
    void anotherProcessMayNeedARequestBeforeItIsIssued() {
        rig.run(new TestLoad()
                .running(1, 0)
                .read(5 * MS, 0, 0)
                .then(0, EXIT)
                .ready(2)
                .then(0, NEED, 0)
                .then(MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(5);
        assertThat(rig.elapsed(2)).isEqualTo(16);
    }

    /** The parent yields to its child: 1: 0-2; 2: 2-6; 1: 6-9. */
    @Test
    void aParentYieldsToItsChild() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, FORK, 2)
                .then(3 * MS, EXIT)
                .absent(2)
                .read(4 * MS, 0, 1)
                .then(0, EXIT));
        assertThat(rig.marks()).containsExactly(entry(0L, 6.0));
        assertThat(rig.elapsed(1)).isEqualTo(9);
    }

    /** 1: 0-2; 2: 2-6, executes; 1: 6-9, having slept; 2: 9-14. */
    @Test
    void aVforkHoldsTheParentUntilTheChildExecutes() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, VFORK, 2)
                .then(3 * MS, EXIT)
                .absent(2)
                .then(4 * MS, EXEC)
                .read(5 * MS, 0, 1)
                .then(0, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(9);
        assertThat(rig.marks()).containsExactly(entry(0L, 14.0));
    }

    /** Or until it exits: 1: 0-2; 2: 2-6; 1: 6-9, although there are two CPUs. */
    @Test
    void aVforkHoldsTheParentUntilTheChildExits() {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, VFORK, 2)
                .then(3 * MS, EXIT)
                .absent(2)
                .then(4 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(9);
    }

    /** Two CPUs: the child has the second from 2 to 6, and the parent waits for it from 5. */
    @Test
    void freeCpusRunReadyProcesses() {
        rig.cpus = 2;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, FORK, 2)
                .then(3 * MS, JOIN, 2)
                .then(MS, EXIT)
                .absent(2)
                .then(4 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(7);
        assertThat(rig.values("task-sleep")).as("its child computes meanwhile").containsExactly(0.0);
        assertThat(rig.total("process-time")).isEqualTo(10);
    }

    /** Quanta of 20: 1: 0-20 and falls, 2: 20-40 and falls, 1: 40-60, 2: 60-80, 1: 80-90, 2: 90-100. */
    @Test
    void aQuantumUsedUpLetsTheNextRun() {
        rig.quanta = Collections.nCopies(6, Time.ofMillis(20));
        rig.run(new TestLoad().running(1, 0).then(50 * MS, EXIT).ready(2).then(50 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(90);
        assertThat(rig.elapsed(2)).isEqualTo(100);
    }

    /** A handler of 1 ms every 10: of 30 ms of computation the last is over at 33. */
    @Test
    void clockInterruptsTakeTime() {
        rig.tick = 1;
        rig.run(new TestLoad().running(1, 0).then(30 * MS, EXIT));
        assertThat(rig.elapsed(1)).isEqualTo(33);
        assertThat(rig.measured().count("clock-interrupts")).isEqualTo(3);
        assertThat(rig.total("other-interrupt-time")).isEqualTo(3);
    }

    /** A pause of 5 from 2 ends at the clock interrupt at 10, or at 7. No process waits for storage, so no idle time is false. */
    @Test
    void pausesEndWithTheClockOrAtTheirTime() {
        TestLoad load = new TestLoad().running(1, 0).then(2 * MS, PAUSE, 5 * MS).then(MS, EXIT);
        assertThat(rig.run(load).elapsed(1)).isEqualTo(11);
        assertThat(rig.values("task-false-idle")).containsExactly(0.0);
        assertThat(rig.values("task-other-idle")).containsExactly(8.0);

        UnixRig exact = new UnixRig();
        exact.timers = Timers.EXACT;
        assertThat(exact.run(load).elapsed(1)).isEqualTo(8);
    }

    /** The clock interrupts of the trace at 6 and 12 replace the generated ones: the pause from 2 to 7 ends at 12. */
    @Test
    void theClockOfATraceMayBeUsed() {
        rig.source = Source.TRACED;
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, PAUSE, 5 * MS)
                .then(MS, EXIT)
                .interrupt(6 * MS, true)
                .interrupt(12 * MS, true));
        assertThat(rig.elapsed(1)).isEqualTo(13);
        assertThat(rig.measured().count("clock-interrupts")).isEqualTo(2);
    }

    /** 1 yields at 4 to 3, although 2 has been ready longer. */
    @Test
    void aProcessYieldsToAnother() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(4 * MS, SWITCH, 3)
                .then(MS, EXIT)
                .ready(2)
                .then(2 * MS, EXIT)
                .ready(3)
                .then(3 * MS, EXIT));
        assertThat(rig.elapsed(3)).isEqualTo(7);
        assertThat(rig.elapsed(2)).isEqualTo(9);
        assertThat(rig.elapsed(1)).isEqualTo(10);
    }

    /** A CPU of twice the speed halves computation, but not storage times. */
    @Test
    void aFasterCpuScalesComputation() {
        rig.speed = 2;
        rig.run(two());
        assertThat(rig.elapsed(1)).isEqualTo(15);
    }

    /** The computation of children counts when they have ended. */
    @Test
    void aTaskHasTheCpuTimeOfItsChildren() {
        rig.run(new TestLoad()
                .running(1, 0)
                .then(2 * MS, FORK, 2)
                .then(0, JOIN, 2)
                .then(MS, COMPUTE)
                .then(0, EXIT)
                .absent(2)
                .then(4 * MS, EXIT));
        assertThat(rig.values("task-cpu-time")).containsExactly(7.0);
        assertThat(rig.values("other-cpu-time")).containsExactly(0.0);
    }
}
