package org.spindle.host.linux;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.FixedTimeDevice;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestDriverContext;
import org.spindle.testkit.sim.TestEventLoop;

/** Waiting for a place of the pool (blk_mq_get_tag of Linux 6.18). */
class TagPoolTest {

    private static final int SIZE = 4;

    private final TestEventLoop events = new TestEventLoop();
    private final Requests requests = new Requests();
    private final Limiting scheduler = new Limiting();
    private final TagPool pool = new TagPool(
            SIZE,
            0,
            scheduler,
            null,
            events,
            new BlockMetrics(
                    "disk",
                    new TestDriverContext(events, PlainScheduler::fcfs)
                            .device("disk", 1, new FixedTimeDevice(events, 1))
                            .metrics()));

    private static final class Limiting implements RequestScheduler {

        private int limit = SIZE;

        @Override
        public void add(Request request) {
            throw new UnsupportedOperationException();
        }

        @Override
        public @Nullable Request select(Eligibility eligibility) {
            return null;
        }

        @Override
        public void take(Request request) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int size() {
            return 0;
        }

        @Override
        public int admissionLimit(Request request, int size) {
            return limit;
        }
    }

    /** The limit is that of the arrival (blk_mq_limit_depth is called once), so that only the first place will do. */
    @Test
    void waitsForThePlaceThatWasLeftToTheArrival() {
        Request first = requests.read(0, 8);
        Request second = requests.read(100, 8);
        Request limited = requests.read(200, 8);
        assertThat(pool.admit(first)).isTrue();
        assertThat(pool.admit(second)).isTrue();
        scheduler.limit = 1;
        assertThat(pool.admit(limited)).isFalse();
        scheduler.limit = SIZE;
        pool.completed(second);
        assertThat(pool.next()).isNull();
        assertThat(pool.waiting()).isOne();
        pool.completed(first);
        assertThat(pool.next()).isSameAs(limited);
    }

    @Test
    void aMergedRequestHasThePlaceOfItsFirstPart() {
        Request part = requests.read(0, 8);
        Request whole = requests.read(0, 16);
        Request limited = requests.read(200, 8);
        assertThat(pool.admit(part)).isTrue();
        pool.replaced(part, whole);
        scheduler.limit = 1;
        assertThat(pool.admit(limited)).isFalse();
        pool.completed(whole);
        assertThat(pool.next()).isSameAs(limited);
    }
}
