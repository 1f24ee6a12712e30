package org.spindle.testkit.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/** Each nanosecond of a request belongs to one component, by hand and for random sequences of calls. */
class RequestClockTest {

    private final RequestSchema schema = new RequestSchema();
    private final TimeComponent wait = schema.waiting("some-wait", "Waiting.", Stage.SUBMISSION);
    private final TimeComponent parts = CommonTimes.partsWait(schema);
    private final TimeComponent bus = schema.time("bus", "Moving.", Stage.TRANSPORT);
    private final TimeComponent work = schema.time("work", "Working.", Stage.DEVICE);

    @Test
    void eachComponentLastsUntilTheNext() {
        Request request = begun(100);
        request.clock().enter(wait, 100);
        request.clock().enter(bus, 130);
        request.clock().leave(135);
        request.clock().enter(work, 145);
        complete(request, 200);
        assertThat(request.spent(wait)).isEqualTo(30);
        assertThat(request.spent(bus)).isEqualTo(5);
        assertThat(request.spent(work)).isEqualTo(55);
        assertThat(request.responseTime() - sum(request)).as("belongs to none").isEqualTo(10);
    }

    @Test
    void whatIsSpentIsLeftOutOfWhatWasEntered() {
        Request request = begun(0);
        request.clock().enter(wait, 0);
        request.spend(work, 40);
        complete(request, 100);
        assertThat(request.spent(wait)).isEqualTo(60);
        assertThat(request.spent(work)).isEqualTo(40);
    }

    @Test
    void whatIsSpentAheadIsLeftOutOfWhatIsEnteredNext() {
        Request request = begun(0);
        request.clock().enter(wait, 0);
        request.spend(work, 40);
        request.clock().enter(bus, 10);
        complete(request, 100);
        assertThat(request.spent(wait)).isZero();
        assertThat(request.spent(bus)).isEqualTo(60);
    }

    @Test
    void workThatIsNotOverAtTheCompletionCountsUpToIt() {
        Request request = begun(0);
        request.spend(bus, 10);
        request.spend(work, 100);
        complete(request, 70);
        assertThat(request.spent(bus)).isEqualTo(10);
        assertThat(request.spent(work)).isEqualTo(60);
    }

    /** A read of 30 before a write of 50, with a wait of 5 between them. */
    @Test
    void partsThatFollowEachOtherBothCount() {
        Request whole = begun(0);
        whole.clock().enter(parts, 0);
        whole.servedAs(part(0, 30, work));
        whole.clock().enter(wait, 30);
        whole.clock().enter(parts, 35);
        whole.servedAs(part(35, 85, bus));
        complete(whole, 85);
        assertThat(whole.spent(work)).isEqualTo(30);
        assertThat(whole.spent(wait)).isEqualTo(5);
        assertThat(whole.spent(bus)).isEqualTo(50);
        assertThat(whole.spent(parts)).isZero();
    }

    @Test
    void ofPartsAtTheSameTimeTheLastCounts() {
        Request whole = begun(0);
        whole.clock().enter(parts, 0);
        whole.servedAs(part(0, 30, work));
        whole.servedAs(part(10, 60, bus));
        complete(whole, 60);
        assertThat(whole.spent(work)).isZero();
        assertThat(whole.spent(bus)).isEqualTo(50);
        assertThat(whole.spent(parts)).as("before it began").isEqualTo(10);
    }

    /** Two chains of a read and a write: the last write began before the read of the other chain was complete. */
    @Test
    void aPartThatBeganEarlierTakesThePlaceOfWholeChains() {
        Request whole = begun(0);
        whole.clock().enter(parts, 0);
        whole.servedAs(part(0, 50, work));
        whole.servedAs(part(0, 70, work));
        whole.servedAs(part(70, 90, bus));
        whole.servedAs(part(50, 100, bus));
        complete(whole, 100);
        assertThat(whole.spent(bus)).isEqualTo(50);
        assertThat(whole.spent(work)).isZero();
        assertThat(whole.spent(parts)).isEqualTo(50);
    }

    /** A part of 0 to 100, beside which another was sent at 30 and was complete at 40; then 20 of work. */
    @Test
    void aPartTakesBackWhatWasEnteredBesideIt() {
        Request whole = begun(0);
        whole.clock().enter(parts, 0);
        whole.clock().enter(parts, 30);
        whole.servedAs(part(30, 40, work));
        whole.servedAs(part(0, 100, bus));
        whole.clock().enter(work, 100);
        complete(whole, 120);
        assertThat(whole.spent(bus)).isEqualTo(100);
        assertThat(whole.spent(work)).isEqualTo(20);
        assertThat(whole.spent(parts)).isZero();
    }

    /** Parts of a layer that begin and end in any order, while it enters components of its own. */
    @Test
    void anyPartsAndEntriesSumToTheResponseTime() {
        SplittableRandom random = new SplittableRandom(11);
        TimeComponent[] all = {wait, parts, bus, work};
        for (int round = 0; round < 5000; round++) {
            Request whole = begun(0);
            whole.clock().enter(parts, 0);
            long now = 0;
            for (int i = 0; i < 8; i++) {
                now += random.nextLong(20);
                TimeComponent component = all[random.nextInt(all.length)];
                if (random.nextBoolean()) {
                    whole.clock().enter(component, now);
                } else {
                    whole.servedAs(part(random.nextLong(now + 1), now, component));
                }
            }
            complete(whole, now + 5);
            assertThat(sum(whole)).isEqualTo(whole.responseTime());
        }
    }

    /** Parts of a layer that begin and end in any order. */
    @Test
    void anyPartsSumToTheResponseTime() {
        SplittableRandom random = new SplittableRandom(7);
        TimeComponent[] all = {wait, parts, bus, work};
        for (int round = 0; round < 5000; round++) {
            Request whole = begun(0);
            whole.clock().enter(parts, 0);
            long now = 0;
            for (int i = 0; i < 8; i++) {
                now += random.nextLong(20);
                whole.servedAs(part(random.nextLong(now + 1), now, all[random.nextInt(all.length)]));
            }
            complete(whole, now + 5);
            assertThat(sum(whole)).isEqualTo(whole.responseTime());
        }
    }

    private static Request begun(long at) {
        Request request = new Request().reset(0, 0, Operation.READ, 0, 8);
        request.arrived(at);
        request.clock().begin(at);
        return request;
    }

    private static Request part(long from, long to, TimeComponent component) {
        Request part = begun(from);
        part.clock().enter(component, from);
        complete(part, to);
        return part;
    }

    private static void complete(Request request, long at) {
        request.expect(done -> {});
        request.complete(at);
    }

    private long sum(Request request) {
        return schema.times().stream().mapToLong(request::spent).sum();
    }
}
