package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.sim.Requests;

/** What ends a slice of cfq while the device is left idle, and when it is not, each worked by hand from Linux 2.6.32 (longterm). */
class CfqIdlingTest {

    private static final long FAR = 50_000_000;

    private final Play play = of("2.6.32");

    private static Play of(String kernel) {
        return new Play(context -> Tunables.cfq(kernel, Anonymous.REFUSE, true, context));
    }

    /** "Preempt if new RT and active not RT", wherever it reads; 2.6.24 has no such rule. */
    @ParameterizedTest
    @CsvSource({"2.6.32, 50000000", "2.6.24, -1"})
    void aRealtimeRequestEndsTheSliceOfAnotherClass(String kernel, long served) {
        Play each = of(kernel);
        each.readOf(1, 1000);
        assertThat(each.serve()).isEqualTo(1000);
        each.arrive(Operation.READ, PriorityClass.REALTIME, 2, false, FAR);
        assertThat(each.serve()).isEqualTo(served);
    }

    /** "Waiting for active's task and rq close to last_position": up to 8192 sectors from 1008, also of another priority. */
    @ParameterizedTest
    @CsvSource({"9200, 9200", "9201, -1"})
    void aNearRequestOfAnotherPriorityEndsTheWait(long sector, long served) {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.arriveUrgent(Operation.READ, 2, 2, sector);
        assertThat(play.serve()).isEqualTo(served);
    }

    /** "Close cooperator: both not seeky": process 2 reads near process 1 now, but seeks, so that process 1 is waited for. */
    @Test
    void aProcessThatSeeksDoesNotCooperate() {
        for (int i = 0; i < 4; i++) {
            play.readOf(2, 1_000_000L * (1 + 3 * i));
            assertThat(play.serve()).isPositive();
        }
        play.at(100);
        play.readOf(1, 1000);
        Request first = play.take();
        assertThat(first.sector()).isEqualTo(1000);
        play.readOf(2, 1008);
        play.complete(first);
        assertThat(play.serve()).isEqualTo(-1);
    }

    /** "may_dispatch: false if q has idle_window and async requests are in the driver". */
    @Test
    void aReadWaitsForAsynchronousRequestsAtTheDevice() {
        play.at(1000);
        play.writeOf(1, 10);
        Request write = play.take();
        play.readOf(2, 5000);
        assertThat(play.take()).isNull();
        play.complete(write);
        assertThat(play.take().sector()).isEqualTo(5000);
    }

    /**
     * "Not if ttime valid and remaining slice &lt; ttime_mean": the slice is 0 to 100, and process 1 thinks for 6 ms. After the read at 90 a
     * rest of 10 is left, after the one at 96 a rest of 4.
     */
    @ParameterizedTest
    @CsvSource({"15, -1", "16, 50000000"})
    void doesNotWaitBeyondTheRestOfTheSlice(int reads, long served) {
        play.readOf(1, 1000);
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(1000);
        for (int i = 1; i <= reads; i++) {
            play.at(6 * i);
            play.readOf(1, 1000 + 8 * i);
            assertThat(play.serve()).isEqualTo(1000 + 8 * i);
        }
        assertThat(play.serve()).isEqualTo(served);
    }

    /** "Think time = min(now-last_end_request, 2*slice_idle)": a break of a second counts 16 ms, so that the mean of 0, 16, 0 is below 8. */
    @Test
    void aLongBreakCountsTwiceTheIdleTime() {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.at(1000);
        play.readOf(1, 1008);
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(1008);
        play.readOf(1, 1016);
        assertThat(play.serve()).isEqualTo(1016);
        assertThat(play.serve()).isEqualTo(-1);
    }

    /**
     * "If active and waiting: if request &gt; 1 page or busy_queues&gt;1: cancel timer": a page, 8 sectors, of process 1 leaves the timer
     * running, until 8, for others to join it. In 2.6.24 any request cancels it.
     */
    @ParameterizedTest
    @CsvSource({"2.6.32, 8, false, true", "2.6.32, 9, false, false", "2.6.32, 8, true, false", "2.6.24, 8, false, false"
    })
    void aSmallRequestOfASoleProcessLeavesTheTimerRunning(
            String kernel, int sectors, boolean isOtherWaiting, boolean isRunning) {
        Play each = of(kernel);
        each.readOf(1, 1000);
        assertThat(each.serve()).isEqualTo(1000);
        each.at(3);
        if (isOtherWaiting) {
            each.readOf(2, FAR);
        }
        Request next = new Requests().read(1008, sectors);
        next.process(1);
        next.arrived(3_000_000);
        each.scheduler.add(next);
        assertThat(each.scheduler.idleUntil()).isEqualTo(isRunning ? 8_000_000 : RequestScheduler.NEVER);
        assertThat(each.take()).isSameAs(next);
    }

    /** A process without requests that gets another priority has a queue of that. */
    @Test
    void aProcessMayChangeItsPriority() {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.at(20);
        play.readOf(2, 5_000_000);
        play.arrive(Operation.READ, PriorityClass.REALTIME, 1, false, FAR);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /**
     * With 100 ticks per second an idle time of 8 ms is less than a tick, and the kernel takes one (cfq_init); so is a slice of 1 ms, over
     * which writes are held back after reads.
     */
    @Test
    void spansOfLessThanATickAreOneTick() {
        Play slow = new Play(context -> new CfqFactory()
                .create(
                        new CfqConfig(
                                "2.6.32",
                                4,
                                new ProcessQueueOrder(Time.ofMillis(125), Time.ofMillis(250), Size.parse("16 MiB"), 2),
                                Time.ofMillis(1),
                                Time.ofMillis(1),
                                2,
                                Time.ofMillis(8),
                                true,
                                true,
                                new ProcessTunables(Anonymous.REFUSE, new KernelClock(100))),
                        context));
        slow.readOf(1, 1000);
        slow.writeOf(2, 5000);
        assertThat(slow.serve()).isEqualTo(1000);
        assertThat(slow.serve()).isEqualTo(-1);
        assertThat(slow.idleUntil()).isEqualTo(10);
        slow.at(10);
        assertThat(slow.serve()).isEqualTo(5000);
    }

    /** last_end_sync_rq begins with the time of cfq_init_queue: the first write of a run is alone at the device for 100 ms. */
    @ParameterizedTest
    @CsvSource({"99, false", "199, false", "200, true"})
    void holdsTheFirstWritesOfARunBack(int millis, boolean isSecondTaken) {
        play.at(millis);
        play.writeOf(1, 10, 20);
        assertThat(play.take()).isNotNull();
        assertThat(play.take() != null).isEqualTo(isSecondTaken);
    }
}
