package org.spindle.spi.request;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

class RequestTest {

    private final RequestSchema schema = new RequestSchema();

    @Test
    void keepsWhatTwoDevicesTellOfIt() {
        TimeComponent seek = schema.time("seek", "", Stage.DEVICE);
        TimeComponent flashRead = schema.time("flash-read", "", Stage.DEVICE);
        QuantityComponent distance = schema.quantity("seek-distance", "cylinders", "");
        PlaceComponent channel = schema.place("channel", "");
        Request onDisk = read();
        onDisk.spend(seek, 3);
        onDisk.spend(seek, 4);
        onDisk.quantity(distance, 120);
        Request onFlash = read();
        onFlash.spend(flashRead, 50);
        onFlash.place(channel, 2);

        assertThat(List.of(onDisk.spent(seek), onDisk.spent(flashRead))).containsExactly(7L, 0L);
        assertThat(List.of(onDisk.quantity(distance), onDisk.place(channel))).containsExactly(120L, Request.NONE);
        assertThat(List.of(onFlash.spent(seek), onFlash.spent(flashRead))).containsExactly(0L, 50L);
        assertThat(List.of(onFlash.quantity(distance), onFlash.place(channel))).containsExactly(Request.NONE, 2L);
    }

    @Test
    void forgetsEverythingWhenItIsUsedAgain() {
        TimeComponent seek = schema.time("seek", "", Stage.DEVICE);
        QuantityComponent distance = schema.quantity("seek-distance", "cylinders", "");
        PlaceComponent head = schema.place("head", "");
        Request request = read();
        request.spend(seek, 3);
        request.quantity(distance, 0);
        request.place(head, 1);
        request.attribute(RequestAttribute.FILE, 17);
        request.flag(RequestFlag.SEQUENTIAL, true);
        request.reset(2, 0, Operation.WRITE, 0, 1);
        assertThat(request.spent(seek)).isZero();
        assertThat(List.of(request.quantity(distance), request.place(head), request.attribute(RequestAttribute.FILE)))
                .containsOnly(Request.NONE);
        assertThat(request.has(RequestFlag.SEQUENTIAL)).isFalse();
    }

    @Test
    void takesWhatWasDeclaredAfterItWasMade() {
        TimeComponent seek = schema.time("seek", "", Stage.DEVICE);
        Request request = read();
        request.spend(seek, 3);
        PlaceComponent head = schema.place("head", "");
        PlaceComponent slot = schema.place("slot", "");
        TimeComponent late = schema.time("late", "", Stage.DEVICE);
        request.place(slot, 9);
        request.spend(late, 5);
        assertThat(List.of(request.spent(seek), request.spent(late))).containsExactly(3L, 5L);
        assertThat(List.of(request.place(head), request.place(slot))).containsExactly(Request.NONE, 9L);
    }

    @Test
    void aPartIsIssuedAsTheWhole() {
        RequestAttribute tenant = schema.attribute("tenant", "");
        Request whole = read();
        whole.criticality(Criticality.LIMITED, 40);
        whole.process(6);
        whole.flags(true, false, true);
        whole.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        whole.attribute(RequestAttribute.PAGE, 11);
        whole.attribute(tenant, 3);
        PriorityClass.IDLE.assign(whole, 7);
        Request part = read();
        part.attribute(RequestAttribute.STREAM, 1);
        part.issuedAs(whole);

        assertThat(part.criticality()).isEqualTo(Criticality.LIMITED);
        assertThat(part.timeLimit()).isEqualTo(40);
        assertThat(part.process()).isEqualTo(6);
        assertThat(part.isAsynchronous() && part.isReadAhead() && !part.isMetadata())
                .isTrue();
        assertThat(part.has(RequestFlag.FORCE_UNIT_ACCESS)).isTrue();
        assertThat(part.has(RequestFlag.RANDOM)).isFalse();
        assertThat(part.attribute(RequestAttribute.PAGE)).isEqualTo(11);
        assertThat(part.attribute(tenant)).isEqualTo(3);
        assertThat(part.attribute(RequestAttribute.STREAM)).isEqualTo(Request.NONE);
        assertThat(PriorityClass.of(part)).isEqualTo(PriorityClass.IDLE);
        assertThat(part.attribute(RequestAttribute.PRIORITY_LEVEL)).isEqualTo(7);
        assertThat(PriorityClass.of(read())).isEqualTo(PriorityClass.NONE);
    }

    /** What was done for the whole itself remains; the part that came last counts, in all that it has and has not. */
    @Test
    void aWholeIsServedAsItsLastPart() {
        TimeComponent seek = schema.time("seek", "", Stage.DEVICE);
        TimeComponent flashRead = schema.time("flash-read", "", Stage.DEVICE);
        QuantityComponent distance = schema.quantity("seek-distance", "cylinders", "");
        PlaceComponent head = schema.place("head", "");
        Request part = read();
        part.spend(seek, 5);
        part.quantity(distance, 8);
        part.place(head, 1);
        part.buffer(BufferOutcome.PARTIAL_HIT);
        Request whole = read();
        whole.spend(seek, 2);
        Request earlier = read();
        earlier.spend(flashRead, 7);
        whole.servedAs(earlier);
        whole.servedAs(part);
        Request other = read();
        other.servedWith(part);

        assertThat(List.of(whole.spent(seek), whole.spent(flashRead), whole.quantity(distance), whole.place(head)))
                .containsExactly(7L, 0L, 8L, 1L);
        assertThat(List.of(other.spent(seek), other.quantity(distance), other.place(head)))
                .containsExactly(0L, Request.NONE, 1L);
        assertThat(List.of(whole.buffer(), other.buffer())).containsOnly(BufferOutcome.PARTIAL_HIT);
    }

    @Test
    void settingThreeFlagsLeavesTheHints() {
        Request request = read();
        request.flag(RequestFlag.WILL_NOT_NEED, true);
        request.flag(RequestFlag.METADATA, true);
        request.flags(true, false, false);
        assertThat(request.has(RequestFlag.WILL_NOT_NEED)).isTrue();
        assertThat(request.isMetadata()).isFalse();
        request.flag(RequestFlag.WILL_NOT_NEED, false);
        assertThat(request.has(RequestFlag.WILL_NOT_NEED)).isFalse();
    }

    @Test
    void allocatesNothingOnceWarm() {
        TimeComponent seek = schema.time("seek", "", Stage.DEVICE);
        TimeComponent gcStall = schema.time("gc-stall", "", Stage.DEVICE);
        QuantityComponent distance = schema.quantity("seek-distance", "cylinders", "");
        PlaceComponent head = schema.place("head", "");
        Request whole = read();
        Request part = read();
        Runnable life = () -> {
            whole.reset(1, 0, Operation.READ, 0, 8);
            whole.attribute(RequestAttribute.FILE, 3);
            PriorityClass.BEST_EFFORT.assign(whole, 4);
            part.reset(1, 0, Operation.READ, 0, 8);
            part.issuedAs(whole);
            part.spend(seek, 3);
            part.spend(gcStall, 4);
            part.quantity(distance, 5);
            part.place(head, 6);
            whole.servedAs(part);
            assertPriority(part);
        };
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long self = Thread.currentThread().getId();
        repeat(life, 1000);
        threads.getThreadAllocatedBytes(self);
        long before = threads.getThreadAllocatedBytes(self);
        repeat(life, 100_000);
        long allocated = threads.getThreadAllocatedBytes(self) - before;
        assertThat(allocated).as("bytes in 100,000 lives").isLessThan(10_000);
    }

    private static void assertPriority(Request part) {
        if (PriorityClass.of(part) != PriorityClass.BEST_EFFORT) {
            throw new AssertionError(part);
        }
    }

    private static void repeat(Runnable action, int times) {
        for (int i = 0; i < times; i++) {
            action.run();
        }
    }

    private static Request read() {
        return new Request().reset(1, 0, Operation.READ, 0, 8);
    }
}
