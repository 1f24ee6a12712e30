package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** Which processes share a queue of bfq, each case worked by hand, without raised weights. One tick is a millisecond. */
class BfqCooperationTest {

    private static Play of(boolean rotational) {
        return new Play(context -> new BfqFactory()
                .create(
                        new BfqConfig(
                                Time.ofMillis(8),
                                new ProcessQueueOrder(Time.ofMillis(125), Time.ofMillis(250), Size.parse("16 MiB"), 2),
                                0,
                                Time.ofMillis(125),
                                false,
                                false,
                                rotational,
                                new ProcessTunables(Anonymous.REFUSE, new KernelClock(1000))),
                        context));
    }

    private final Play play = of(true);

    private static void seek(Play play, int process) {
        for (int i = 1; i <= 20; i++) {
            play.readOf(process, 1_000_000L * (1 + i % 5));
            play.serve();
        }
    }

    /** A request of process 2 waits; process 1 reads 16 sectors behind it. Returns whether both have one queue. */
    private static boolean share(Play play, Request waiting) {
        return play.scheduler.mayMerge(waiting, play.readOf(1, 100_024));
    }

    /** A process whose last 32 reads are seeks in the main neither gives its queue away nor takes another's requests. */
    @ParameterizedTest
    @CsvSource({"1, false", "2, false", "3, true"})
    void aProcessThatSeeksDoesNotCooperate(int seeking, boolean share) {
        seek(play, seeking);
        play.readOf(1, 100_000, 100_016);
        assertThat(share(play, play.readOf(2, 100_008))).isEqualTo(share);
    }

    @ParameterizedTest
    @CsvSource({"BEST_EFFORT, true", "REALTIME, false"})
    void processesOfOneClassCooperate(PriorityClass level, boolean share) {
        play.readOf(1, 100_000, 100_016);
        Request other = play.arrive(Operation.READ, level, 2, false, 100_008);
        assertThat(share(play, other)).isEqualTo(share);
    }

    /** "Merge time limit 100 ms", from the first service of process 1. */
    @ParameterizedTest
    @CsvSource({"100, true", "101, false"})
    void processesCooperateAtTheirBeginning(int millis, boolean share) {
        play.readOf(1, 100_000, 100_800);
        assertThat(play.serve()).isEqualTo(100_000);
        play.at(millis);
        assertThat(share(play, play.readOf(2, 100_008))).isEqualTo(share);
    }

    /** On a device that does not rotate and may take several requests at once, near reads are no reason to share a queue. */
    @ParameterizedTest
    @CsvSource({"true, true", "false, false"})
    void processesCooperateOnADisk(boolean rotational, boolean share) {
        Play device = of(rotational);
        device.readOf(3, 9_000_000);
        device.serve();
        device.at(200);
        device.readOf(1, 100_000, 100_016);
        device.at(400);
        assertThat(share(device, device.readOf(2, 100_008))).isEqualTo(share);
    }

    /** Processes created together share a queue after 600 ms only if their priority is the same. */
    @ParameterizedTest
    @CsvSource({"4, true", "0, false"})
    void processesOfOnePriorityAreMergedLater(int urgency, boolean share) {
        play.readOf(1, 100_000);
        play.serve();
        play.at(100);
        for (int i = 1; i <= 20; i++) {
            play.arriveUrgent(Operation.READ, urgency, 2, 1_000_000L * (1 + i % 5));
            play.serve();
        }
        play.at(710);
        Request second = play.arriveUrgent(Operation.READ, urgency, 2, 8_000_000);
        assertThat(play.scheduler.mayMerge(second, play.readOf(1, 8_000_008))).isEqualTo(share);
    }

    /** While the device is left idle for a process, an asynchronous write of its own is served, but not one of another. */
    @ParameterizedTest
    @CsvSource({"1, 900000", "3, -1"})
    void anAsynchronousWriteOfTheAwaitedProcessIsServed(int writer, long served) {
        play.readOf(1, 100_000);
        Request read = play.take();
        play.at(10);
        play.complete(read);
        assertThat(play.idleUntil()).isEqualTo(18);
        play.writeOf(writer, 900_000);
        assertThat(play.serve()).isEqualTo(served);
    }
}
