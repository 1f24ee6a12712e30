package org.spindle.policies.scheduler.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/**
 * Metadata, the rest or excess of a slice and the idle class in cfq, each worked by hand from Linux 2.6.32 (longterm). One tick is a
 * millisecond.
 */
class CfqOrderOfQueuesTest {

    private static final long FAR = 50_000_000;

    private static Play of(String kernel) {
        return new Play(context -> Tunables.cfq(kernel, Anonymous.REFUSE, true, context));
    }

    private final Play play = of("2.6.32");

    private static Request metadata(Play play, int process, long sector) {
        Request request = play.request(Operation.READ, process, sector);
        request.flags(false, true, false);
        play.scheduler.add(request);
        return request;
    }

    /** "choose: sync beats async; meta beats non-meta; then" the distance. */
    @Test
    void servesTheMetadataOfAProcessFirst() {
        play.readOf(1, 100_000);
        assertThat(play.serve()).isEqualTo(100_000);
        play.readOf(1, 100_008);
        metadata(play, 1, FAR);
        play.readOf(1, 100_016);
        assertThat(play.serve()).isEqualTo(FAR);
    }

    /** "Preempt if: rq meta and active has no meta pending": in a slice, and while the device is left idle for its process. */
    @Test
    void metadataEndsTheSliceOfAnother() {
        play.readOf(1, 1000, 2000);
        assertThat(play.serve()).isEqualTo(1000);
        metadata(play, 2, FAR);
        assertThat(play.serve()).isEqualTo(FAR);
        play.end(2);
        assertThat(play.serve()).isEqualTo(2000);
        assertThat(play.idleUntil()).isEqualTo(8);
        metadata(play, 3, 2 * FAR);
        assertThat(play.serve()).isEqualTo(2 * FAR);
    }

    /** Metadata that the active queue still has protects its slice, and other requests end none. */
    @Test
    void metadataDoesNotEndASliceWithMetadata() {
        play.readOf(1, 1000);
        metadata(play, 1, 2000);
        metadata(play, 1, 3000);
        assertThat(play.serve()).isEqualTo(2000);
        metadata(play, 2, FAR);
        play.readOf(3, FAR + 8);
        assertThat(play.serve()).isEqualTo(3000);
        assertThat(play.serve()).isEqualTo(1000);
    }

    /**
     * "slice_resid = slice_end - now if timed_out; key = now + (busy_queues-1)*(slice(sync,0) - slice(q)) - slice_resid". The slice of
     * process 1 is 5 to 105, and its second request ends at 205, 100 too late, so that its key is 205 + 80 + 100 = 385, behind that of
     * process 3, which arrives at 206: 206 + 2 · 80 = 366. Without the excess it would be 285. If the request ends at 125, 20 too late, the
     * keys are 125 + 80 + 20 = 225 and 126 + 160 = 286.
     */
    @ParameterizedTest
    @CsvSource({"205, 3000", "125, 200"})
    void countsTheExcessOfASliceForTheNext(int end, long next) {
        play.readOf(1, 100, 108, 200);
        play.readOf(2, FAR);
        Request first = play.take();
        play.at(5);
        play.complete(first);
        Request second = play.take();
        play.at(end);
        play.complete(second);
        play.at(end + 1);
        play.readOf(3, 2 * FAR);
        assertThat(play.serve()).isEqualTo(FAR);
        play.end(2);
        assertThat(play.serve()).isEqualTo(next == 3000 ? 2 * FAR : next);
    }

    /**
     * The slice of process 1 is 5 to 105; metadata of process 2 ends it at 20 with a rest of 85, so that its key is 20 + 2 · 80 - 85 = 95,
     * before that of process 3, which arrived at 19: 19 + 80 = 99. Without the rest it would be 180. In 2.6.24 "rb_key += slice_resid": 265.
     */
    @ParameterizedTest
    @CsvSource({"2.6.32, 200", "2.6.24, 100000000"})
    void countsTheRestOfASliceForTheNext(String kernel, long next) {
        Play of = of(kernel);
        of.readOf(1, 100, 200);
        Request first = of.take();
        of.at(5);
        of.complete(first);
        of.at(19);
        of.readOf(3, 2 * FAR);
        of.at(20);
        metadata(of, 2, FAR);
        assertThat(of.serve()).isEqualTo(FAR);
        of.end(2);
        assertThat(of.serve()).isEqualTo(next);
    }

    private void idle(int process, long... sectors) {
        play.arrive(Operation.READ, PriorityClass.IDLE, process, false, sectors);
    }

    /**
     * "max = quantum (1 for IDLE class)", and "if busy_queues&gt;1 and IDLE: expire" at a dispatch and at a completion: one request of each
     * process of the idle class is at the device, and each process has one request in turn, as its key is the last one plus 200 ms.
     */
    @Test
    void servesOneRequestOfAnIdleProcessAtOnce() {
        idle(1, 100, 200, 300);
        idle(2, FAR, FAR + 8);
        Request first = play.take();
        assertThat(first.sector()).isEqualTo(100);
        Request second = play.take();
        assertThat(second.sector()).isEqualTo(FAR);
        assertThat(play.take())
                .as("it is the turn of process 1, which has one at the device")
                .isNull();
        play.complete(first);
        assertThat(play.take()).as("its completion has ended its turn").isNull();
        play.complete(second);
        assertThat(play.take().sector()).isEqualTo(200);
        assertThat(play.take().sector()).isEqualTo(FAR + 8);
        assertThat(play.take()).isNull();
    }

    /** A sole process of the idle class, too, has one request at once. */
    @Test
    void servesOneRequestOfASoleIdleProcessAtOnce() {
        idle(1, 100, 200);
        Request first = play.take();
        assertThat(play.take()).isNull();
        play.complete(first);
        assertThat(play.take().sector()).isEqualTo(200);
    }

    /** The device is not left idle for the idle class, and any request of another class comes first. */
    @Test
    void doesNotWaitForTheIdleClass() {
        idle(1, 100);
        idle(2, FAR);
        assertThat(play.serve(2)).containsExactly(100L, FAR);
        idle(1, 108, 116);
        assertThat(play.serve()).isEqualTo(108);
        play.writeOf(3, 2 * FAR);
        play.at(200);
        assertThat(play.serve()).as("an asynchronous write").isEqualTo(2 * FAR);
        assertThat(play.take().sector()).isEqualTo(116);
        idle(2, FAR);
        assertThat(play.take().sector()).as("while 116 is at the device").isEqualTo(FAR);
    }
}
