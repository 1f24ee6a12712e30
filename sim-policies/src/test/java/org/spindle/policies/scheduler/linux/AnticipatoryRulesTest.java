package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** The rules of Linux 2.6.32, block/as-iosched.c, each worked by hand. One tick is a millisecond. */
class AnticipatoryRulesTest {

    private static final long FAR = 50_000_000;

    private final Play play = new Play(context -> Tunables.anticipatory(Anonymous.REFUSE, context));

    /** After a read the device is left idle for up to 6 ms for the next read of the process. */
    @Test
    void waitsForTheNextReadOfAProcess() {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(-1);
        assertThat(play.idleUntil()).isEqualTo(6);
        play.at(2);
        play.readOf(1, 1008);
        assertThat(play.serve()).isEqualTo(1008);
        assertThat(play.idleUntil()).as("from the last completion").isEqualTo(8);
        play.at(8);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /** The wait begins with the completion of the read; until then no other request is dispatched. */
    @Test
    void waitsForTheCompletionFirst() {
        play.readOf(1, 1000);
        Request first = play.take();
        play.readOf(2, FAR);
        assertThat(play.take()).isNull();
        assertThat(play.scheduler.idleUntil()).isEqualTo(Long.MAX_VALUE);
        play.at(5);
        play.complete(first);
        assertThat(play.idleUntil()).isEqualTo(11);
    }

    /** A read of another process near the last one ends the wait: up to 8192 sectors ahead, or half of that back. */
    @Test
    void takesANearReadOfAnotherProcess() {
        for (long[] sectorAndTaken : new long[][] {{1_008_200, 1}, {1_008_201, 0}, {995_912, 1}, {995_911, 0}}) {
            Play near = new Play(context -> Tunables.anticipatory(Anonymous.REFUSE, context));
            near.readOf(1, 1_000_000);
            assertThat(near.serve()).isEqualTo(1_000_000);
            near.readOf(2, sectorAndTaken[0]);
            assertThat(near.serve()).isEqualTo(sectorAndTaken[1] == 1 ? sectorAndTaken[0] : -1);
        }
    }

    /** The window doubles with each tick of the wait. */
    @Test
    void takesFartherReadsTheLongerItWaits() {
        play.readOf(1, 1_000_000);
        assertThat(play.serve()).isEqualTo(1_000_000);
        play.readOf(2, 1_000_008 + 8192 * 4);
        assertThat(play.serve()).isEqualTo(-1);
        play.at(2);
        play.readOf(3, 1_000_008 + 8192 * 4 - 8);
        assertThat(play.serve()).isPositive();
    }

    /** There is no wait for a process whose mean think time exceeds the maximum wait. */
    @Test
    void doesNotWaitForProcessesWithLongThinkTimes() {
        for (int i = 0; i < 6; i++) {
            play.at(15 * i);
            play.readOf(1, 1000 + 8 * i);
            assertThat(play.serve()).isEqualTo(1000 + 8 * i);
        }
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /** There is no wait after writes, nor for a process that has requests waiting. */
    @Test
    void doesNotWaitWithoutAReason() {
        play.writeOf(1, 1000, 2000);
        assertThat(play.serve(2)).containsExactly(1000L, 2000L);
        play.readOf(1, 5000, FAR);
        assertThat(play.serve(2)).containsExactly(5000L, FAR);
    }

    /** A distance back counts twice; the next request is chosen from the end of the one taken. */
    @Test
    void continuesWithTheNearest() {
        play.readOf(1, 100_000);
        assertThat(play.serve()).isEqualTo(100_000);
        play.readOf(1, 100_308, 99_908, 99_800);
        assertThat(play.serve(3))
                .as("200 against 300, then 232 against 392")
                .containsExactly(99_908L, 99_800L, 100_308L);
    }

    /** Reads have 500 ms while writes wait; then the earliest write begins a batch of writes. */
    @Test
    void alternatesBatches() {
        play.writeOf(9, FAR);
        assertThat(play.serve()).isEqualTo(FAR);
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.writeOf(9, FAR + 80, FAR + 8);
        for (int i = 1; i <= 100; i++) {
            play.at(5 * i);
            play.readOf(1, 1000 + 8 * i);
            assertThat(play.serve()).as("at %s ms", play.now()).isEqualTo(1000 + 8 * i);
        }
        play.at(503);
        play.readOf(1, 2000);
        assertThat(play.serve(2))
                .as("the batch of writes begins with the earliest")
                .containsExactly(FAR + 80, FAR + 8);
    }

    /**
     * "At most one check per fifo_expire interval, then head strictly past its time": after 125 ms the earliest read comes first, though
     * 2000 is nearer; the next check is 125 ms later, so that 2000 comes before the expired 3000.
     */
    @Test
    void servesAnExpiredReadFirst() {
        play.readOf(1, 1000, FAR, 3000, 2000);
        assertThat(play.serve()).isEqualTo(1000);
        play.at(126);
        assertThat(play.serve(3)).containsExactly(FAR, 2000L, 3000L);
    }

    /** A deadline that is reached, but not passed, does not count. */
    @Test
    void keepsToTheSweepUntilAReadHasExpired() {
        play.readOf(1, 1000, FAR, 3000, 2000);
        assertThat(play.serve()).isEqualTo(1000);
        play.at(125);
        assertThat(play.serve(3)).containsExactly(2000L, 3000L, FAR);
    }

    /** "antic_expire=0 makes it deadline-like": no wait. */
    @Test
    void doesNotWaitIfTunedNotTo() {
        Play never = new Play(context -> new AnticipatoryFactory()
                .create(
                        new AnticipatoryConfig(
                                Time.ofMillis(125),
                                Time.ofMillis(250),
                                Time.ofMillis(500),
                                Time.ofMillis(125),
                                Time.ofMillis(0),
                                new ProcessTunables(Anonymous.REFUSE, new KernelClock(1000))),
                        context));
        never.readOf(1, 1000);
        never.readOf(2, FAR);
        assertThat(never.take().sector()).isEqualTo(1000);
        assertThat(never.take().sector()).as("while 1000 is at the device").isEqualTo(FAR);
    }

    /** write_batch_count begins with 125 / 10 requests, after which waiting reads have their batch. */
    @Test
    void endsABatchOfWritesAfterItsNumber() {
        for (int i = 0; i < 20; i++) {
            play.writeOf(9, 1000 + 8 * i);
        }
        assertThat(play.serve()).isEqualTo(1000);
        play.readOf(1, FAR);
        for (int i = 1; i < 12; i++) {
            assertThat(play.serve()).isEqualTo(1000 + 8 * i);
        }
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /** No request of a new batch is dispatched before the previous batch is complete. */
    @Test
    void drainsTheDeviceBetweenBatches() {
        play.writeOf(9, 1000);
        Request write = play.take();
        play.readOf(1, 5000);
        assertThat(play.take()).isNull();
        play.complete(write);
        assertThat(play.take().sector()).isEqualTo(5000);
    }

    /**
     * A batch of writes that lasted too long gets fewer requests next time; one that ended early and used up its
     * requests gets more.
     */
    @Test
    void adaptsTheNumberOfWrites() {
        BatchPace pace = new BatchPace(125);
        assertThat(nextBatch(pace)).isEqualTo(12);
        pace.batchEnded(10);
        assertThat(nextBatch(pace)).isEqualTo(11);
        pace.batchEnded(251);
        assertThat(nextBatch(pace)).isEqualTo(5);
        pace.left = 0;
        pace.batchEnded(-10);
        assertThat(nextBatch(pace)).isEqualTo(6);
        pace.left = 0;
        pace.batchEnded(-100);
        assertThat(nextBatch(pace)).isEqualTo(12);
        pace.hasIdled = true;
        pace.batchEnded(300);
        assertThat(nextBatch(pace)).as("it waited for requests").isEqualTo(12);
    }

    /** Begins a batch and returns the number of requests that it may take. */
    private static int nextBatch(BatchPace pace) {
        pace.begin();
        return pace.left;
    }

    /**
     * exit_no_coop: multiplied by 7/8 and increased by 1/8 at each vain wait for a process that has exited; above one
     * half there is no wait for such processes.
     */
    @Test
    void doesNotWaitForExitedProcessesWithoutCooperation() {
        int waits = 0;
        for (int i = 1; i <= 8; i++) {
            play.at(100 * i);
            long place = i % 2 == 0 ? 1000 : FAR;
            play.readOf(i, place);
            assertThat(play.serve()).isEqualTo(place);
            play.readOf(i, place + 8);
            assertThat(play.serve()).as("a think time of 0").isEqualTo(place + 8);
            play.end(i);
            play.readOf(100 + i, FAR / 2);
            if (play.serve() == -1) {
                waits++;
                play.at(100 * i + 6);
                assertThat(play.serve()).as("after the wait").isEqualTo(FAR / 2);
            }
            play.at(100 * i + 20);
        }
        assertThat(waits).as("1 - (7/8)^n > 1/2 for n = 6").isEqualTo(6);
    }

    /** exit_prob times exit_no_coop above one half: there is no wait for a process with a single read either. */
    @Test
    void doesNotWaitForNewProcessesThatExitAfterOneRead() {
        int waits = 0;
        for (int i = 1; i <= 30; i++) {
            play.at(100 * i);
            long place = i % 2 == 0 ? 1000 : FAR;
            play.readOf(i, place);
            assertThat(play.serve()).isEqualTo(place);
            boolean isAlive = i > 26;
            if (!isAlive) {
                play.end(i);
            }
            play.readOf(100 + i, FAR / 2);
            if (play.serve() == -1) {
                assertThat(isAlive).as("waits for %s", i).isFalse();
                waits++;
                play.at(100 * i + 6);
                assertThat(play.serve()).isEqualTo(FAR / 2);
            }
            play.end(100 + i);
        }
        assertThat(waits).isPositive();
    }

    /** A near read of another process continues for the one that has exited, and ends the wait as before. */
    @Test
    void takesANearReadAfterAnExit() {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(-1);
        play.end(1);
        assertThat(play.idleUntil()).isEqualTo(6);
        play.readOf(3, 2000);
        assertThat(play.serve()).isEqualTo(2000);
    }

    /** A process may exit while a read of it is at the device: the wait still begins with the completion. */
    @Test
    void waitsForTheCompletionOfAnExitedProcess() {
        play.readOf(1, 1000);
        Request first = play.take();
        play.readOf(2, FAR);
        assertThat(play.take()).isNull();
        play.end(1);
        play.at(5);
        play.complete(first);
        assertThat(play.idleUntil()).isEqualTo(11);
        play.at(11);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    @Test
    void refusesRequestsWithoutAProcess() {
        assertThatThrownBy(() -> play.readOf((int) Request.NONE, 10))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("anticipatory")
                .hasMessageContaining("anonymous: shared");
    }

    /**
     * "At most one check per fifo_expire interval", one that finds no request included: after that of 200 the next is due at 325, so that
     * the call at 210 checks nothing and the one at 327 finds the request of 201 expired.
     */
    @Test
    void aCheckWithoutRequestsCountsAsOne() {
        AnticipatorySweep sweep = new AnticipatorySweep(125);
        assertThat(sweep.hasExpired(200)).isFalse();
        sweep.add(new Request().reset(1, 0, Operation.READ, 1000, 8), 201);
        assertThat(sweep.hasExpired(210)).isFalse();
        assertThat(sweep.hasExpired(327)).isTrue();
    }
}
