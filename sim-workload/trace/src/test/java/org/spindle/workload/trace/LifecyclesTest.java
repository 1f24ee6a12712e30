package org.spindle.workload.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestRandom;

/** Queueing, issue and completion of requests as blktrace records them: merges, splits, repetitions, losses. */
class LifecyclesTest {

    private static final long DEVICE = 7;

    private final Lifecycles lifecycles = new Lifecycles();
    private final TraceRecord taken = new TraceRecord();

    private void queued(long offset, long length, long time) {
        lifecycles.queued(request(offset, length, time), time);
    }

    private static TraceRecord request(long offset, long length, long time) {
        TraceRecord request = new TraceRecord();
        request.device = DEVICE;
        request.offset = offset;
        request.length = length;
        request.arrival = time;
        return request;
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

    /** A request whose completion was lost is delayed by at most the bound, and is not completed later. */
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

    /** Compares with the literal definition: the oldest unfinished request that contains the sector. */
    @Test
    void anyEventsAreJoinedAsDefined() {
        TestRandom random = new TestRandom(5);
        List<TraceRecord> requests = new ArrayList<>();
        List<long[]> left = new ArrayList<>();
        boolean anyIssued = false;
        for (int time = 1; time <= 3_000; time++) {
            long offset = random.nextLong(64);
            long length = 1 + random.nextLong(12);
            switch ((int) random.nextLong(3)) {
                case 0 -> {
                    queued(offset, length, time);
                    requests.add(request(offset, length, time));
                    left.add(new long[] {length, length, TraceRecord.NONE});
                }
                case 1 -> {
                    anyIssued = true;
                    lifecycles.issued(DEVICE, offset, length, time);
                    issue(requests, left, offset, offset + length, time);
                }
                default -> {
                    lifecycles.completed(DEVICE, offset, length, time);
                    complete(requests, left, offset, offset + length, time, anyIssued);
                }
            }
        }
        for (TraceRecord request : requests) {
            assertNext(request.offset, request.response, request.service);
        }
        assertThat(lifecycles.take(taken)).isFalse();
    }

    private static void issue(List<TraceRecord> requests, List<long[]> left, long from, long end, long time) {
        for (long at = from; at < end; ) {
            int found = 0;
            while (found < requests.size()
                    && !(left.get(found)[0] > 0 && left.get(found)[1] > 0 && covers(requests.get(found), at))) {
                found++;
            }
            if (found == requests.size()) {
                return;
            }
            long[] of = left.get(found);
            long covered = Math.min(end, requests.get(found).offset + requests.get(found).length) - at;
            of[0] -= covered;
            of[2] = of[2] == TraceRecord.NONE ? time : of[2];
            at += covered;
        }
    }

    private static void complete(
            List<TraceRecord> requests, List<long[]> left, long from, long end, long time, boolean anyIssued) {
        for (long at = from; at < end; ) {
            int found = 0;
            while (found < requests.size()
                    && !(left.get(found)[1] > 0
                            && (!anyIssued || left.get(found)[2] != TraceRecord.NONE)
                            && covers(requests.get(found), at))) {
                found++;
            }
            if (found == requests.size()) {
                return;
            }
            TraceRecord request = requests.get(found);
            long[] of = left.get(found);
            long covered = Math.min(end, request.offset + request.length) - at;
            of[1] -= covered;
            if (of[1] <= 0) {
                request.response = time - request.arrival;
                request.service = of[2] == TraceRecord.NONE ? TraceRecord.NONE : time - of[2];
            }
            at += covered;
        }
    }

    private static boolean covers(TraceRecord request, long at) {
        return request.offset <= at && at < request.offset + request.length;
    }
}
