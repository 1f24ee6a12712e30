package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** The rules of Linux 2.6.32 (longterm), block/cfq-iosched.c, each worked by hand. One tick is a millisecond. */
class CfqRulesTest {

    private final Play play = new Play(context -> Tunables.cfq(Anonymous.REFUSE, true, context));

    /** slice = base + base / 5 * (4 - prio): 180 to 40 ms, and 72 to 16 ms. */
    @ParameterizedTest
    @CsvSource({"true, 0, 180", "true, 4, 100", "true, 7, 40", "false, 0, 72", "false, 4, 40", "false, 7, 16"})
    void givesUrgentQueuesLongerSlices(boolean sync, int urgency, long millis) {
        CfqTimes times = new CfqTimes(new CfqConfig(
                "2.6.32",
                4,
                new ProcessQueueOrder(
                        Tunables.DEADLINE.readExpire(), Tunables.DEADLINE.readExpire(), Size.parse("16 MiB"), 2),
                Time.ofMillis(100),
                Time.ofMillis(40),
                2,
                Time.ofMillis(8),
                true,
                true,
                new ProcessTunables(Anonymous.REFUSE, new KernelClock(1000))));
        assertThat(times.slice(sync, urgency)).isEqualTo(millis);
    }

    /** A process has the device for its slice, whose time counts from its first completion. */
    @Test
    void servesOneProcessAfterAnother() {
        play.readOf(1, 1000, 2000, 3000);
        play.readOf(2, 500, 600);
        assertThat(play.serve(3)).containsExactly(1000L, 2000L, 3000L);
        assertThat(play.idleUntil())
                .as("8 ms for the next request of process 1")
                .isEqualTo(8);
        play.at(8);
        assertThat(play.serve(2)).containsExactly(500L, 600L);
    }

    /** cfq_exit_cfqq(): the slice of a process that exits ends, even if its last request is still at the device. */
    @Test
    void doesNotWaitForAProcessThatHasExited() {
        play.readOf(1, 100_000);
        play.readOf(2, 500);
        assertThat(play.serve()).isEqualTo(100_000);
        assertThat(play.serve()).as("idle for process 1").isEqualTo(-1);
        play.end(3);
        assertThat(play.serve()).isEqualTo(-1);
        play.end(1);
        assertThat(play.serve()).isEqualTo(500);
        play.readOf(2, 600);
        play.readOf(4, 9000);
        Request last = play.take();
        play.end(2);
        play.complete(last);
        assertThat(play.serve()).isEqualTo(9000);
    }

    @Test
    void takesTheNextRequestOfTheProcessThatItWaitsFor() {
        play.readOf(1, 100_000);
        play.readOf(2, 500);
        assertThat(play.serve()).isEqualTo(100_000);
        assertThat(play.serve()).isEqualTo(-1);
        play.at(3);
        play.readOf(1, 100_008);
        assertThat(play.serve()).isEqualTo(100_008);
        assertThat(play.idleUntil()).isEqualTo(11);
    }

    /** The slice of 100 ms began with the first completion at 5 ms. */
    @Test
    void endsASliceAfterItsTime() {
        play.readOf(1, 1000);
        play.readOf(2, 500_000);
        Request first = play.take();
        play.at(5);
        play.complete(first);
        for (int i = 1; i < 20; i++) {
            play.at(5 + 5 * i);
            play.readOf(1, 1000 + 8 * i);
            assertThat(play.serve()).as("at %s ms", play.now()).isEqualTo(1000 + 8 * i);
        }
        play.at(105);
        play.readOf(1, 9000);
        assertThat(play.serve()).as("it came while it was waited for").isEqualTo(9000);
        play.readOf(1, 9008);
        assertThat(play.serve()).isEqualTo(500_000);
    }

    /** There is no idling while a request of the process is at the device; requests of another process wait as well. */
    @Test
    void waitsForTheProcessRequestsAtTheDevice() {
        play.readOf(1, 1000);
        play.readOf(2, 500_000);
        Request first = play.take();
        assertThat(play.take()).isNull();
        assertThat(play.scheduler.idleUntil()).isEqualTo(Long.MAX_VALUE);
        play.complete(first);
        assertThat(play.idleUntil()).isEqualTo(8);
    }

    /** Quantum 4 while others wait, four times as many for a sole process. */
    @Test
    void limitsTheRequestsOfAQueueAtTheDevice() {
        play.readOf(1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18);
        for (int i = 0; i < 16; i++) {
            assertThat(play.take()).isNotNull();
        }
        assertThat(play.take()).isNull();
        Play two = new Play(context -> Tunables.cfq(Anonymous.REFUSE, true, context));
        two.readOf(1, 1, 2, 3, 4, 5, 6);
        two.readOf(2, 100_000);
        for (int i = 0; i < 4; i++) {
            assertThat(two.take()).isNotNull();
        }
        assertThat(two.take()).isNull();
    }

    /** Upward from the end of the last request; up to 16 MiB back count twice; requests further back come last. */
    @Test
    void choosesTheNearestWithAPenaltyForGoingBack() {
        play.readOf(1, 100_000);
        assertThat(play.serve()).isEqualTo(100_000);
        play.readOf(1, 100_308, 99_908, 99_800);
        assertThat(play.serve()).as("100 back counts 200, 300 forward more").isEqualTo(99_908);
        assertThat(play.serve())
                .as("judged from where the device was then: 300 against 416")
                .isEqualTo(100_308);
        assertThat(play.serve()).isEqualTo(99_800);
    }

    /** An expired request comes first, checked once per slice, inclusively: 125 ms after its arrival. */
    @Test
    void checksDeadlinesOncePerSlice() {
        play.readOf(1, 900_000, 10);
        play.at(124);
        play.readOf(1, 20);
        play.at(125);
        assertThat(play.serve()).isEqualTo(900_000);
        play.readOf(1, 900_016);
        assertThat(play.serve()).as("10 has expired too").isEqualTo(900_016);
    }

    /** "fifo_expire async 250 ms", inclusive: until then the nearer write is first. */
    @ParameterizedTest
    @CsvSource({"249, 10", "250, 900000"})
    void asynchronousRequestsExpireLater(int millis, long served) {
        play.writeOf(1, 900_000, 10);
        play.at(millis);
        assertThat(play.serve()).isEqualTo(served);
    }

    /** Realtime before best effort before idle; a realtime request ends the slice of another class. */
    @Test
    void servesClassesInOrder() {
        play.arrive(Operation.READ, PriorityClass.IDLE, 1, false, 10);
        play.arrive(Operation.READ, PriorityClass.BEST_EFFORT, 2, false, 20);
        assertThat(play.serve()).isEqualTo(20);
        play.arrive(Operation.READ, PriorityClass.REALTIME, 3, false, 30);
        assertThat(play.serve()).isEqualTo(30);
        assertThat(play.serve()).as("process 3 is waited for").isEqualTo(-1);
    }

    /** A synchronous request ends a slice of asynchronous ones, which then wait for its completion. */
    @Test
    void prefersSynchronousRequests() {
        play.at(1000);
        play.writeOf(1, 10, 20);
        assertThat(play.serve()).isEqualTo(10);
        play.readOf(2, 5000);
        Request read = play.take();
        assertThat(read.sector()).isEqualTo(5000);
        assertThat(play.take()).isNull();
        play.complete(read);
        assertThat(play.idleUntil()).isEqualTo(1008);
    }

    /**
     * "slice_dispatch &gt;= 2*(async_rq + async_rq*(7-prio))": 16 requests of the asynchronous queue of priority 4, whoever has sent them,
     * then that of priority 2, which is another queue.
     */
    @Test
    void limitsTheRequestsInASliceOfAsynchronousOnes() {
        for (int i = 0; i < 20; i++) {
            asynchronous(1 + i % 2, 4, 1000 + 8 * i);
        }
        Request other = asynchronous(1, 2, 900_000);
        assertThat(play.scheduler.mayMerge(other, play.request(Operation.WRITE, 1, 900_008)))
                .isFalse();
        for (int i = 0; i < 16; i++) {
            assertThat(play.serve()).isEqualTo(1000 + 8 * i);
        }
        assertThat(play.serve()).isEqualTo(900_000);
        assertThat(play.serve()).isEqualTo(1000 + 8 * 16);
    }

    private Request asynchronous(int process, int urgency, long sector) {
        Request request = play.request(Operation.WRITE, process, sector);
        request.flags(true, false, false);
        PriorityClass.BEST_EFFORT.assign(request, urgency);
        play.scheduler.add(request);
        return request;
    }

    /** low_latency: as many asynchronous requests at once as slices of 100 ms have passed since the completion of a read. */
    @Test
    void rampsUpWritesAfterAReadIsComplete() {
        play.readOf(1, 5000);
        assertThat(play.serve()).isEqualTo(5000);
        play.writeOf(2, 6010, 6020, 6030, 6040, 6050);
        play.at(9);
        assertThat(play.take().sector()).isEqualTo(6010);
        assertThat(play.take()).isNull();
        play.at(200);
        assertThat(play.take().sector()).isEqualTo(6020);
        assertThat(play.take()).isNull();
    }

    /** Mean think times above 8 ms disable idling, from the third sample on. */
    @Test
    void doesNotWaitForProcessesWithLongThinkTimes() {
        for (int i = 0; i < 4; i++) {
            play.at(20 * i);
            play.readOf(1, 1000 + 8 * i);
            assertThat(play.serve()).isEqualTo(1000 + 8 * i);
        }
        play.readOf(2, 500_000);
        assertThat(play.serve()).isEqualTo(500_000);
    }

    /** The device is left idle for a seeky process for 2 ms. */
    @Test
    void waitsLessForSeekyProcesses() {
        for (int i = 0; i < 4; i++) {
            play.readOf(1, 1_000_000L * (1 + 3 * i));
            assertThat(play.serve()).isPositive();
        }
        play.readOf(2, 500);
        assertThat(play.idleUntil()).isEqualTo(2);
    }

    /** Two processes that read one region get one queue, so that there is no idling between them. */
    @Test
    void mergesCooperatingQueues() {
        play.readOf(1, 1000);
        play.readOf(2, 1008);
        assertThat(play.serve(2)).as("nobody is waited for").containsExactly(1000L, 1008L);
        play.readOf(1, 1016);
        Request one = play.readOf(2, 1024);
        assertThat(play.scheduler.mayMerge(one, play.readOf(1, 1032))).isTrue();
        assertThat(play.serve(3)).containsExactly(1016L, 1024L, 1032L);
    }

    @Test
    void mergesRequestsOfOneQueueOnly() {
        Request waiting = play.readOf(1, 1000);
        assertThat(play.scheduler.mayMerge(waiting, play.readOf(1, 1008))).isTrue();
        assertThat(play.scheduler.mayMerge(waiting, play.readOf(2, 1008))).isFalse();
        Request write = play.writeOf(1, 5000);
        assertThat(play.scheduler.mayMerge(write, play.writeOf(2, 5008)))
                .as("asynchronous")
                .isTrue();
        assertThat(play.scheduler.mayMerge(waiting, play.writeOf(1, 1008))).isFalse();
    }

    @Test
    void refusesRequestsWithoutAProcess() {
        assertThatThrownBy(() -> play.readOf((int) Request.NONE, 10))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("cfq")
                .hasMessageContaining("anonymous: shared");
    }
}
