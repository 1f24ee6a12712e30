package org.spindle.host.virtualdisk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.spindle.host.virtualdisk.VirtualRig.MS;
import static org.spindle.host.virtualdisk.VirtualRig.read;
import static org.spindle.host.virtualdisk.VirtualRig.readAhead;
import static org.spindle.host.virtualdisk.VirtualRig.write;

import org.junit.jupiter.api.Test;
import org.spindle.spi.Component;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/**
 * Copies in a virtual disk, worked by hand: 10 ms for a read, 4 ms for a write (González-Férez 2012, sections
 * 3.2 and 4.3).
 */
class VirtualDiskTest {

    private static final long FAR = 100_000;

    private record None() {}

    /** Section 3.2.3: C needs P1; P2 needs C and the exit of the child. */
    @Test
    void aParentThatWaitsForItsChildContinuesAfterTheChild() {
        VirtualRig rig = VirtualRig.concurrent();
        rig.disk.copy(read(1, 0), 1);
        rig.events.runUntil(2 * MS);
        rig.disk.copy(rig.related(2, 1, Request.NONE, FAR), 2);
        rig.disk.copy(rig.related(2, 1, Request.NONE, 2 * FAR), 3);
        rig.events.runUntil(6 * MS);
        rig.disk.exited(2);
        rig.disk.copy(rig.related(1, Request.NONE, 2, 3 * FAR), 4);
        rig.events.run();
        assertThat(rig.served).containsExactly("1@10", "2@20", "3@30", "4@40");
        assertThat(rig.serviceTimes).containsExactly("1:10", "2:10", "3:10", "4:10");
    }

    @Test
    void aParentThatDoesNotWaitContinuesInParallelWithItsChild() {
        VirtualRig rig = VirtualRig.concurrent();
        rig.disk.copy(read(1, 0), 1);
        rig.disk.copy(rig.related(2, 1, Request.NONE, FAR), 2);
        rig.disk.copy(read(1, 3 * FAR), 3);
        rig.events.run();
        assertThat(rig.served).containsExactly("1@10", "2@20", "3@30");
        assertThat(rig.serviceTimes).containsExactly("1:10", "2:10", "3:20");
    }

    /**
     * Process 1 creates 2 and waits for it; all its later requests name 2 as the last process awaited, but only the first of them
     * depends on it. Its think time is 5 ms from the completion of the last read of 2, that of the second 2 ms from the first.
     */
    @Test
    void waitsOnceForAProcessThatSeveralRequestsName() {
        VirtualRig rig =
                new VirtualRig(VirtualRig.config(VirtualDiskConfig.Insertion.CONCURRENT, null, true, 113), false);
        rig.disk.hold();
        rig.disk.copy(read(1, 0), 1);
        at(rig, 1, () -> rig.disk.completed(1));
        for (int i = 0; i < 2; i++) {
            long place = i;
            at(rig, 2 + 2 * i, () -> rig.disk.copy(rig.related(2, 1, Request.NONE, FAR * (1 + place)), 2 + place));
            at(rig, 3 + 2 * i, () -> rig.disk.completed(2 + place));
        }
        at(rig, 5, () -> rig.disk.exited(2));
        at(rig, 10, () -> rig.disk.copy(rig.related(1, Request.NONE, 2, 3 * FAR), 4));
        at(rig, 11, () -> rig.disk.completed(4));
        at(rig, 13, () -> rig.disk.copy(rig.related(1, Request.NONE, 2, 4 * FAR), 5));
        at(rig, 100, rig.disk::release);
        rig.events.run();
        assertThat(rig.served).containsExactly("1@110", "2@121", "3@132", "4@147", "5@159");
    }

    /** A process ends on the virtual disk when the real one has ended and its last copy is served. */
    @Test
    void notifiesItsSchedulerOfTheEndOfAProcessAfterItsLastCopy() {
        VirtualRig rig = VirtualRig.concurrent();
        rig.disk.copy(read(1, 0), 1);
        rig.disk.copy(read(2, FAR), 2);
        rig.disk.exited(2);
        rig.events.runUntil(15 * MS);
        rig.disk.exited(1);
        assertThat(rig.ended).containsExactly("1@15");
        rig.events.run();
        assertThat(rig.ended).containsExactly("1@15", "2@20");
    }

    @Test
    void forgetsProcessesThatHaveEnded() {
        KnownProcesses processes = new KnownProcesses(new RequestSchema());
        processes.whenExited(processes::forget);
        for (int i = 1; i <= 3; i++) {
            processes.issuer(read(i, 0));
            processes.exited(i);
        }
        processes.exited(4);
        assertThat(processes.size()).isZero();
    }

    /** Section 3.2.3: synchronous reads wait for each other, read-aheads for insertion only; writes have no dependency. */
    @Test
    void insertsReadAheadsWithTheReadBeforeThemAndWritesAtOnce() {
        VirtualRig rig = VirtualRig.concurrent();
        rig.disk.copy(read(1, 0), 1);
        rig.disk.copy(read(1, FAR), 2);
        rig.disk.copy(readAhead(1, 2 * FAR), 3);
        rig.disk.copy(write(1, 3 * FAR), 4);
        rig.events.run();
        assertThat(rig.served).containsExactly("1@10", "4@14", "2@24", "3@34");
        assertThat(rig.serviceTimes).containsExactly("1:10", "4:14", "2:14", "3:24");
    }

    @Test
    void knowsNoDependenciesOfRequestsWithoutProcess() {
        VirtualRig rig = VirtualRig.concurrent();
        rig.disk.copy(read(Request.NONE, 0), 1);
        rig.disk.copy(read(Request.NONE, FAR), 2);
        rig.events.run();
        assertThat(rig.serviceTimes).containsExactly("1:10", "2:20");
    }

    /** Section 3.2.7: in the first version requests join the queue between two services only. */
    @Test
    void insertsBetweenServicesOrAtOnce() {
        for (boolean atOnce : new boolean[] {false, true}) {
            VirtualRig rig = atOnce ? VirtualRig.concurrent() : VirtualRig.betweenServices();
            rig.disk.copy(read(1, 0), 1);
            rig.events.runUntil(4 * MS);
            rig.disk.copy(read(2, FAR), 2);
            rig.events.run();
            assertThat(rig.served).containsExactly("1@10", "2@20");
            assertThat(rig.serviceTimes).containsExactly("1:10", atOnce ? "2:16" : "2:10");
        }
    }

    /** Section 4.3.3, with a hold from 0 to 100 ms. */
    @Test
    void copiesThinkTimesOfRealProcesses() {
        VirtualRig rig =
                new VirtualRig(VirtualRig.config(VirtualDiskConfig.Insertion.CONCURRENT, null, true, 113), false);
        rig.disk.hold();
        at(rig, 2, () -> rig.disk.copy(read(1, 0), 1));
        at(rig, 3, () -> rig.disk.completed(1));
        at(rig, 6, () -> rig.disk.copy(rig.related(2, 1, Request.NONE, FAR), 2));
        at(rig, 7, () -> rig.disk.copy(readAhead(2, 2 * FAR), 3));
        at(rig, 9, () -> rig.disk.completed(2));
        at(rig, 9, () -> rig.disk.completed(3));
        at(rig, 13, () -> {
            rig.disk.exited(2);
            rig.disk.copy(rig.related(1, Request.NONE, 2, 3 * FAR), 4);
        });
        at(rig, 100, rig.disk::release);
        rig.events.run();
        assertThat(rig.served).containsExactly("1@112", "2@125", "3@135", "4@149");
        assertThat(rig.serviceTimes).containsExactly("1:10", "2:10", "3:20", "4:10");
    }

    /** The think time of a copy is not added to the time for which the real process has already thought. */
    @Test
    void doesNotThinkTwiceWhileCopiesArriveLive() {
        VirtualRig rig =
                new VirtualRig(VirtualRig.config(VirtualDiskConfig.Insertion.CONCURRENT, null, true, 113), true);
        rig.disk.copy(read(1, 0), 1);
        at(rig, 7, () -> rig.disk.completed(1));
        at(rig, 12, () -> rig.disk.copy(read(1, FAR), 2));
        rig.events.run();
        assertThat(rig.served).containsExactly("1@10", "2@25");
    }

    private static void at(VirtualRig rig, long ms, Runnable action) {
        rig.events.schedule(ms * MS, action);
    }

    /** Section 3.2.6: waiting copies are dropped, the queue is served, the comparison restarts. */
    @Test
    void dropsWaitingCopiesWhenItIsCongested() {
        VirtualRig rig =
                new VirtualRig(VirtualRig.config(VirtualDiskConfig.Insertion.CONCURRENT, null, false, 3), true);
        rig.disk.copy(read(1, 0), 0);
        rig.disk.copy(read(1, FAR), 1);
        rig.disk.copy(read(2, 2 * FAR), 2);
        rig.disk.copy(read(3, 3 * FAR), 3);
        assertThat(rig.disk.isCongested()).isFalse();
        rig.disk.copy(read(4, 4 * FAR), 4);
        assertThat(rig.disk.isCongested()).isTrue();
        assertThat(rig.dropped).containsExactly(1L);
        rig.disk.copy(read(5, 5 * FAR), 5);
        assertThat(rig.dropped).containsExactly(1L, 5L);
        assertThat(rig.recovered).isZero();
        rig.events.runUntil(11 * MS);
        assertThat(rig.disk.isCongested()).isFalse();
        assertThat(rig.recovered).isEqualTo(1);
        rig.disk.copy(read(1, 6 * FAR), 6);
        rig.events.run();
        assertThat(rig.served).containsExactly("0@10", "2@20", "3@30", "4@40", "6@50");
        assertThat(rig.disk.pending()).isZero();
    }

    @Test
    void dropsAllWaitingCopiesWhenThereAreTooMany() {
        VirtualRig rig =
                new VirtualRig(VirtualRig.config(VirtualDiskConfig.Insertion.CONCURRENT, null, false, 3), true);
        for (int ticket = 0; ticket < 4; ticket++) {
            rig.disk.copy(read(1, ticket * FAR), ticket);
        }
        assertThat(rig.dropped).containsExactly(1L, 2L, 3L);
        assertThat(rig.recovered).isEqualTo(1);
        rig.disk.copy(read(1, 9 * FAR), 9);
        rig.events.run();
        assertThat(rig.served).containsExactly("0@10", "9@20");
    }

    @Test
    void mergesNeighboursInTheQueue() {
        VirtualRig rig = VirtualRig.concurrent();
        rig.disk.copy(read(9, FAR), 0);
        rig.disk.copy(read(1, 8), 1);
        rig.disk.copy(read(2, 0), 2);
        rig.disk.copy(read(3, 16), 3);
        rig.disk.copy(write(4, 24), 4);
        rig.events.run();
        assertThat(rig.served).containsExactlyInAnyOrder("0@10", "1@20", "2@20", "3@20", "4@24");
    }

    @Test
    void refusesSchedulersThatNeedPositions() {
        VirtualRig rig = VirtualRig.concurrent();
        assertThatThrownBy(() -> rig.disks.live("other", Component.of("sptf", new None()), rig))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("virtual disk does not have");
    }

    /** Equation 3.1: the table time before the measurement, not the measured time. */
    @Test
    void returnsTheTableTimeOfTheRealDisk() {
        VirtualRig rig = VirtualRig.concurrent();
        Request request = read(1, 0);
        request.arrived(0);
        request.dispatched(3 * MS);
        request.expect(done -> {});
        request.complete(33 * MS);
        long table = rig.disks.real().completed(request);
        assertThat(table).isEqualTo(10 * MS);
        assertThat(rig.disks.times().time(false, false, 8, 0)).isEqualTo(20 * MS);
    }
}
