package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Request;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestRandom;

/** Waiting for a tag of a device without a scheduler (blk_mq_get_tag of Linux 6.18). */
class DriverTagsTest {

    private static final int READER = 1;
    private static final int WRITER = 2;
    private static final int OTHER = 3;

    private final TestEventLoop events = new TestEventLoop();
    private final Requests requests = new Requests();
    private final TestDriverContext context =
            new TestDriverContext(events, PlainScheduler::fcfs).device("disk", 1, new FixedTimeDevice(events, 1));
    private final List<Request> admitted = new ArrayList<>();

    private DriverTags tags(int size, double overtaking) {
        DriverTags tags = new DriverTags(
                size, overtaking, new TestRandom(1), events, new BlockMetrics("disk", context.metrics()));
        tags.onAdmission(() -> admit(tags));
        return tags;
    }

    private void admit(DriverTags tags) {
        for (Request next = tags.next(); next != null; next = tags.next()) {
            admitted.add(next);
        }
    }

    private void complete(DriverTags tags, Request request) {
        tags.completed(request);
        admit(tags);
    }

    private Request of(int process) {
        Request request = requests.read(1000, 8);
        request.process(process);
        return request;
    }

    @Test
    void theCompletedProcessTakesTheTagFirstAndTheLoserWaitsBehindAllOthers() {
        DriverTags tags = tags(1, 1);
        Request read = of(READER);
        Request write = of(WRITER);
        Request other = of(OTHER);
        assertThat(tags.admit(read)).isTrue();
        assertThat(tags.admit(write)).isFalse();
        assertThat(tags.admit(other)).isFalse();
        complete(tags, read);
        assertThat(admitted).as("the writer runs after the reader").isEmpty();
        events.runUntil(50_000);
        Request next = of(READER);
        assertThat(tags.admit(next)).isTrue();
        events.runUntil(50_000);
        assertThat(context.measured().count("disk-lost-tags")).isOne();
        assertThat(tags.waiting()).isEqualTo(2);
        complete(tags, next);
        events.run();
        assertThat(admitted).containsExactly(other);
    }

    @Test
    void aTagIsLeftForTheWaitingProcessIfTheOtherHasItsOwn() {
        DriverTags tags = tags(2, 1);
        Request read = of(READER);
        Request second = of(OTHER);
        Request write = of(WRITER);
        tags.admit(read);
        tags.admit(second);
        tags.admit(write);
        complete(tags, read);
        complete(tags, second);
        assertThat(admitted).isEmpty();
        assertThat(tags.admit(of(READER))).isTrue();
        events.runUntil(0);
        assertThat(admitted).containsExactly(write);
    }

    @Test
    void theWaitingProcessRunsAfterTheSlice() {
        DriverTags tags = tags(1, 1);
        Request read = of(READER);
        Request write = of(WRITER);
        tags.admit(read);
        tags.admit(write);
        complete(tags, read);
        events.runUntil(1_399_999);
        assertThat(admitted).isEmpty();
        events.runUntil(1_400_000);
        assertThat(admitted).containsExactly(write);
    }

    /** A quarter of 4,000 cases is 1,000, with a standard deviation of 27. */
    @Test
    void whichProcessRunsFirstIsChance() {
        DriverTags tags = tags(1, 0.25);
        int behind = 0;
        for (int i = 0; i < 4000; i++) {
            Request read = of(READER);
            Request write = of(WRITER);
            tags.admit(read);
            tags.admit(write);
            tags.completed(read);
            behind += tags.next() == null ? 1 : 0;
            events.run();
            admitted.clear();
            tags.completed(write);
        }
        assertThat(behind).isBetween(900, 1100);
    }

    @Test
    void theTagIsPassedOnAtOnceIfNoProcessWaitsForTheCompletedRequest() {
        DriverTags tags = tags(1, 1);
        Request asynchronous = of(READER);
        asynchronous.flags(true, false, false);
        Request anonymous = requests.read(2000, 8);
        Request third = of(WRITER);
        Request fourth = of(WRITER);
        tags.admit(asynchronous);
        tags.admit(anonymous);
        tags.admit(third);
        tags.admit(fourth);
        complete(tags, asynchronous);
        assertThat(admitted).containsExactly(anonymous);
        complete(tags, anonymous);
        assertThat(admitted).containsExactly(anonymous, third);
        complete(tags, third);
        assertThat(admitted).as("the writer waits for a tag itself").containsExactly(anonymous, third, fourth);
    }
}
