package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Request;
import org.spindle.spi.trace.TraceException;

/** The rules of Linux 2.6.20 and 2.6.32, block/as-iosched.c, each worked by hand. One tick is a millisecond. */
class AnticipatoryRulesTest {

    private static final long FAR = 50_000_000;

    private final Play play = new Play(context -> Tunables.anticipatory(Anonymous.REFUSE, context));

    /** After a read the device is left idle for 6 ms if the process may come back. */
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

    /** The wait begins with the completion of the read; until then nothing else is given to the device. */
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

    /** A read of another process near to the last one ends the wait: 8192 sectors ahead, half of that back. */
    @Test
    void takesANearReadOfAnother() {
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

    /** A process whose mean think time is longer than the wait is not waited for. */
    @Test
    void doesNotWaitForThoseWhoThinkForLong() {
        for (int i = 0; i < 6; i++) {
            play.at(15 * i);
            play.readOf(1, 1000 + 8 * i);
            assertThat(play.serve()).isEqualTo(1000 + 8 * i);
        }
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /** Nobody is waited for after writes, nor a process that has requests waiting. */
    @Test
    void doesNotWaitWithoutAReason() {
        play.writeOf(1, 1000, 2000);
        assertThat(play.serve(2)).containsExactly(1000L, 2000L);
        play.readOf(1, 5000, FAR);
        assertThat(play.serve(2)).containsExactly(5000L, FAR);
    }

    /** One step back counts as two forward; next is judged from the end of the request that was taken. */
    @Test
    void goesOnWithTheNearest() {
        play.readOf(1, 100_000);
        assertThat(play.serve()).isEqualTo(100_000);
        play.readOf(1, 100_308, 99_908, 99_800);
        assertThat(play.serve(3))
                .as("200 against 300, then 232 against 392")
                .containsExactly(99_908L, 99_800L, 100_308L);
    }

    /** Reads have 500 ms while writes wait; then the writes' earliest request begins a batch of its own. */
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

    /** No request of a new batch is at the device together with one of the old. */
    @Test
    void drainsTheDeviceBetweenBatches() {
        play.writeOf(9, 1000);
        Request write = play.take();
        play.readOf(1, 5000);
        assertThat(play.take()).isNull();
        play.complete(write);
        assertThat(play.take().sector()).isEqualTo(5000);
    }

    /** A batch of writes that lasted too long gets fewer next time, one that ended early and had to stop gets more. */
    @Test
    void adaptsTheNumberOfWrites() {
        BatchPace pace = new BatchPace(125);
        assertThat(pace.requests()).isEqualTo(12);
        pace.begin();
        pace.over(10);
        assertThat(pace.requests()).isEqualTo(11);
        pace.begin();
        pace.over(251);
        assertThat(pace.requests()).isEqualTo(5);
        pace.begin();
        pace.left = 0;
        pace.over(-10);
        assertThat(pace.requests()).isEqualTo(6);
        pace.over(-100);
        assertThat(pace.requests()).isEqualTo(12);
        pace.hasIdled = true;
        pace.over(300);
        assertThat(pace.requests()).as("it waited for requests").isEqualTo(12);
    }

    /** exit_no_coop: 7/8 of it and 1/8 at each vain wait for a process that has ended; above one half nobody waits for such. */
    @Test
    void doesNotWaitForTheDeadWhenNobodyGoesOnNearThem() {
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

    /** exit_prob times exit_no_coop above one half: a process that has made one read only is not waited for either. */
    @Test
    void doesNotWaitForTheNewWhenTheyEndAfterOneRead() {
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

    /** A near read of another takes up where the one that has ended left off, and ends the wait as before. */
    @Test
    void takesANearReadAfterAnEnd() {
        play.readOf(1, 1000);
        assertThat(play.serve()).isEqualTo(1000);
        play.readOf(2, FAR);
        assertThat(play.serve()).isEqualTo(-1);
        play.end(1);
        assertThat(play.idleUntil()).isEqualTo(6);
        play.readOf(3, 2000);
        assertThat(play.serve()).isEqualTo(2000);
    }

    /** A process may end while a read of it is at the device: the wait still begins with the completion. */
    @Test
    void waitsForTheCompletionOfOneThatHasEnded() {
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
    void refusesRequestsOfNobody() {
        assertThatThrownBy(() -> play.readOf((int) Request.NONE, 10))
                .isInstanceOf(TraceException.class)
                .hasMessageContaining("anticipatory")
                .hasMessageContaining("anonymous: shared");
    }
}
