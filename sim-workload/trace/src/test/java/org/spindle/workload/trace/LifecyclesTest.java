package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** Queueing, issue and completion of a request as blktrace tells them: merges, splits, repetitions, losses. */
class LifecyclesTest {

    private static final long DEVICE = 7;

    private final Lifecycles lifecycles = new Lifecycles();
    private final TraceRecord taken = new TraceRecord();

    private void queued(long offset, long length, long time) {
        TraceRecord request = new TraceRecord();
        request.device = DEVICE;
        request.offset = offset;
        request.length = length;
        request.arrival = time;
        lifecycles.queued(request, time);
    }

    private void assertNext(long offset, long response, long service) {
        assertThat(lifecycles.take(taken)).isTrue();
        assertThat(taken.offset).isEqualTo(offset);
        assertThat(taken.response).isEqualTo(response);
        assertThat(taken.service).isEqualTo(service);
        assertThat(lifecycles.place()).isEqualTo(taken.arrival);
    }

    @Test
    void requestsComeInTheOrderOfQueueingWhateverCompletesFirst() {
        queued(0, 8, 100);
        queued(64, 8, 200);
        lifecycles.issued(DEVICE, 0, 8, 110);
        lifecycles.issued(DEVICE, 64, 8, 230);
        lifecycles.completed(DEVICE, 64, 8, 300);
        assertThat(lifecycles.isReady()).isFalse();
        lifecycles.completed(DEVICE, 0, 8, 400);
        assertThat(lifecycles.isReady()).isTrue();
        assertNext(0, 300, 290);
        assertNext(64, 100, 70);
        assertThat(lifecycles.take(taken)).isFalse();
    }

    @Test
    void mergedRequestsAreTimedByTheIssueThatCoversThem() {
        queued(8, 8, 100);
        queued(0, 8, 101);
        queued(16, 16, 102);
        lifecycles.issued(DEVICE, 0, 32, 110);
        lifecycles.completed(DEVICE, 0, 32, 150);
        assertNext(8, 50, 40);
        assertNext(0, 49, 40);
        assertNext(16, 48, 40);
    }

    @Test
    void splitRequestsLastUntilTheirLastPartIsComplete() {
        queued(0, 32, 100);
        lifecycles.issued(DEVICE, 0, 16, 110);
        lifecycles.issued(DEVICE, 16, 16, 120);
        lifecycles.completed(DEVICE, 16, 16, 130);
        assertThat(lifecycles.isReady()).isFalse();
        lifecycles.completed(DEVICE, 0, 16, 140);
        assertNext(0, 40, 30);
    }

    @Test
    void theOlderOfTwoEqualRequestsIsServedFirst() {
        queued(0, 8, 100);
        queued(0, 8, 101);
        lifecycles.issued(DEVICE, 0, 8, 110);
        lifecycles.completed(DEVICE, 0, 8, 120);
        lifecycles.issued(DEVICE, 0, 8, 130);
        lifecycles.completed(DEVICE, 0, 8, 150);
        assertNext(0, 20, 10);
        assertNext(0, 49, 20);
    }

    @Test
    void completionsWithoutIssuesTellResponseTimesOnly() {
        queued(0, 8, 100);
        lifecycles.completed(DEVICE, 0, 8, 120);
        assertNext(0, 20, TraceRecord.NONE);
    }

    @Test
    void eventsOfOtherDevicesAndSectorsAreNotTaken() {
        queued(0, 8, 100);
        lifecycles.issued(DEVICE + 1, 0, 8, 110);
        lifecycles.issued(DEVICE, 8, 8, 110);
        lifecycles.completed(DEVICE, 0, 8, 120);
        assertThat(lifecycles.isReady()).isFalse();
        assertNext(0, TraceRecord.NONE, TraceRecord.NONE);
    }

    @Test
    void flushesWaitForNothing() {
        TraceRecord flush = new TraceRecord();
        flush.operation = Operation.FLUSH;
        flush.arrival = 5;
        lifecycles.queued(flush, 5);
        assertThat(lifecycles.isReady()).isTrue();
        assertNext(0, TraceRecord.NONE, TraceRecord.NONE);
    }

    /** A request whose completion was lost is held back by no more than the bound, and is not completed later. */
    @Test
    void lostCompletionsDoNotHoldTheRestBackForEver() {
        queued(0, 8, 0);
        int held = 1;
        while (!lifecycles.isReady()) {
            queued(8L * held, 8, held);
            lifecycles.completed(DEVICE, 8L * held, 8, held + 5);
            held++;
        }
        assertThat(held).isEqualTo(4096);
        assertNext(0, TraceRecord.NONE, TraceRecord.NONE);
        assertNext(8, 5, TraceRecord.NONE);
        lifecycles.completed(DEVICE, 0, 8, 9_999);
        assertNext(16, 5, TraceRecord.NONE);
    }
}
