package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * No request waits longer than the rules of its scheduler allow. Process 1 reads one place after the other, without end; a read takes 5
 * ms, the next one arrives 1 ms after it. A request of another process, far away, arrives first.
 */
class StarvationTest {

    private static final long FAR = 50_000_000;
    private static final double SERVICE = 5;
    private static final double THINK = 1;

    private static Function<SchedulerContext, RequestScheduler> maker(String scheduler) {
        return context -> switch (scheduler) {
            case "noop" -> new Noop();
            case "deadline" -> Tunables.deadline(Tunables.batch(2, 16), context);
            case "deadline 2.6.20" -> Tunables.deadline("2.6.20", Tunables.batch(2, 16), context);
            case "mq-deadline" -> Tunables.mqDeadline(Tunables.batch(2, 16), context);
            case "anticipatory" -> Tunables.anticipatory(Anonymous.REFUSE, context);
            case "cfq" -> Tunables.cfq(Anonymous.REFUSE, true, context);
            case "cfq 2.6.24" -> Tunables.cfq("2.6.24", Anonymous.REFUSE, true, context);
            case "bfq" -> Tunables.bfq(Anonymous.REFUSE, false, context);
            case "kyber" -> Tunables.kyber(context);
            default -> throw new IllegalArgumentException(scheduler);
        };
    }

    /** Returns the milliseconds after which the other request is dispatched. */
    private static double wait(Play play, Request other) {
        long place = 0;
        play.readOf(1, place);
        while (play.now() < 60_000) {
            Request next = play.take();
            if (next == other) {
                return play.now();
            }
            play.at(play.now() + SERVICE);
            if (next != null) {
                play.complete(next);
                play.at(play.now() + THINK);
                place += 8;
                play.readOf(1, place);
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    /**
     * Bounds of a write: with the deadlines two batches of 16 reads; with anticipation a batch of reads of 500 ms; with cfq the slice of
     * the reader, 100 ms from its first completion; with bfq the time of its turn, 125 ms; with kyber a turn of 16 reads. One more
     * service may be under way.
     */
    @ParameterizedTest
    @CsvSource({
        "noop, 0",
        "deadline, 198",
        "deadline 2.6.20, 198",
        "mq-deadline, 198",
        "anticipatory, 512",
        "cfq, 111",
        "cfq 2.6.24, 111",
        "bfq, 137",
        "kyber, 102"
    })
    void ofAWrite(String scheduler, double most) {
        Play play = new Play(maker(scheduler));
        Request write = play.writeOf(2, FAR);
        assertThat(wait(play, write)).isLessThanOrEqualTo(most);
    }

    /**
     * Bounds of a read: its deadline where there is one, 500 ms, after which a batch of 16 ends first, or 125 ms; otherwise the turn of
     * the other process.
     */
    @ParameterizedTest
    @CsvSource({
        "noop, 0",
        "deadline, 602",
        "deadline 2.6.20, 602",
        "mq-deadline, 602",
        "anticipatory, 131",
        "cfq, 111",
        "cfq 2.6.24, 111",
        "bfq, 137",
        "kyber, 0"
    })
    void ofAReadFarAway(String scheduler, double most) {
        Play play = new Play(maker(scheduler));
        Request read = play.readOf(2, FAR);
        assertThat(wait(play, read)).isLessThanOrEqualTo(most);
    }

    /**
     * The idle class waits for the ageing of 10 s with mq-deadline while others read. With bfq it has a turn 200 ms after the last one,
     * when that of another queue ends, here the second turn of 125 ms.
     */
    @ParameterizedTest
    @CsvSource({"mq-deadline, 10000, 10006", "bfq, 200, 262"})
    void ofTheIdleClass(String scheduler, double least, double most) {
        Play play = new Play(maker(scheduler));
        Request idle = play.arrive(Operation.READ, PriorityClass.IDLE, 2, false, FAR);
        assertThat(wait(play, idle)).isBetween(least, most);
    }

    /** With cfq the idle class waits as long as another process reads; then it is served at the end of the idle time of 8 ms. */
    @ParameterizedTest
    @CsvSource({"cfq", "cfq 2.6.24"})
    void ofTheIdleClassWithoutEnd(String scheduler) {
        Play play = new Play(maker(scheduler));
        Request idle = play.arrive(Operation.READ, PriorityClass.IDLE, 2, false, FAR);
        assertThat(wait(play, idle)).isInfinite();
        assertThat(play.serve()).as("the last read").isNotEqualTo(FAR);
        assertThat(play.idleUntil()).isEqualTo(play.now() + 8);
        play.at(play.now() + 8);
        assertThat(play.take()).isSameAs(idle);
    }

    /** Asynchronous writes without end of process 9, 32 of which wait; returns the time that a later read of process 2 waits. */
    private static double waitBehindWrites(Play play) {
        Request read = null;
        double since = 0;
        for (int i = 0; i < 32 || play.now() < 5000; i++) {
            play.writeOf(9, 8L * i);
            if (i < 32) {
                continue;
            }
            Request next = play.take();
            if (next != null && next == read) {
                return play.now() - since;
            }
            if (read == null && play.now() >= 500) {
                since = play.now();
                read = play.readOf(2, FAR);
            }
            play.at(play.now() + SERVICE);
            if (next != null) {
                play.complete(next);
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    /**
     * Bounds of a read: the writes that have arrived before it; a batch of 16 writes; with anticipation one of 125 ms; with cfq and bfq the
     * one at the device, as a synchronous request ends the turn of asynchronous ones; with kyber a turn of 8 writes. One more service may be
     * under way.
     */
    @ParameterizedTest
    @CsvSource({
        "noop, 165",
        "deadline, 85",
        "deadline 2.6.20, 85",
        "mq-deadline, 85",
        "anticipatory, 130",
        "cfq, 5",
        "cfq 2.6.24, 5",
        "bfq, 5",
        "kyber, 45"
    })
    void ofAReadBehindAsynchronousWrites(String scheduler, double most) {
        assertThat(waitBehindWrites(new Play(maker(scheduler)))).isLessThanOrEqualTo(most);
    }
}
