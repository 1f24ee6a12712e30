package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongUnaryOperator;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Compares two traces request by request in the fields that every format has. */
final class SameRequests {

    private SameRequests() {}

    static void assertSame(TraceReader original, TraceReader derived, int count, LongUnaryOperator device) {
        TraceRecord one = new TraceRecord();
        TraceRecord other = new TraceRecord();
        try (original;
                derived) {
            for (int i = 0; i < count; i++) {
                assertThat(original.next(one)).isTrue();
                assertThat(derived.next(other)).isTrue();
                String where = original.position() + " and " + derived.position();
                assertThat(other.arrival).as(where).isEqualTo(one.arrival);
                assertThat(other.offset).as(where).isEqualTo(one.offset);
                assertThat(other.length).as(where).isEqualTo(one.length);
                assertThat(other.operation).as(where).isEqualTo(one.operation);
                assertThat(other.device).as(where).isEqualTo(device.applyAsLong(one.device));
            }
            assertThat(derived.next(other)).isFalse();
        }
    }
}
