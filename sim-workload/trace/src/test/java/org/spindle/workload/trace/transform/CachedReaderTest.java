package org.spindle.workload.trace.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** The upstream cache of Hsu 2003, section 2.4.2: LRU, write-back, blocks of 512 bytes, dirty for 30 s at most. */
class CachedReaderTest {

    private static final long SECOND = 1_000_000_000L;
    private static final long B = 512;

    /** A reader of given requests. */
    private static final class Given implements TraceReader {
        private final List<TraceRecord> records = new ArrayList<>();
        private int next;

        Given with(Operation operation, long time, long block, long blocks) {
            TraceRecord record = new TraceRecord();
            record.operation = operation;
            record.arrival = time;
            record.offset = block * B;
            record.length = blocks * B;
            record.response = 5;
            records.add(record);
            return this;
        }

        Given read(long time, long block, long blocks) {
            return with(Operation.READ, time, block, blocks);
        }

        Given write(long time, long block, long blocks) {
            return with(Operation.WRITE, time, block, blocks);
        }

        @Override
        public boolean next(TraceRecord into) {
            if (next == records.size()) {
                return false;
            }
            into.copyFrom(records.get(next++));
            return true;
        }

        @Override
        public String position() {
            return "record " + next;
        }

        @Override
        public void close() {}
    }

    private static List<String> through(CachedReader.Cache cache, TraceReader trace) {
        List<String> left = new ArrayList<>();
        TraceRecord record = new TraceRecord();
        try (CachedReader reader = new CachedReader("t", trace, cache)) {
            while (reader.next(record)) {
                left.add("%s at %s: %d+%d"
                        .formatted(
                                record.operation,
                                record.arrival % SECOND == 0 ? record.arrival / SECOND + " s" : record.arrival,
                                record.offset / B,
                                record.length / B));
            }
        }
        return left;
    }

    private static CachedReader.Cache blocks(long blocks) {
        return CachedReader.Cache.of(blocks * B);
    }

    @Test
    void onlyTheMissingStretchesOfAReadAreLeft() {
        assertThat(through(
                        blocks(100),
                        new Given().read(0, 3, 2).read(SECOND, 0, 10).read(2 * SECOND, 0, 10)))
                .containsExactly("READ at 0 s: 3+2", "READ at 1 s: 0+3", "READ at 1 s: 5+5");
    }

    @Test
    void theLeastRecentlyUsedBlockIsReplaced() {
        assertThat(through(
                        blocks(2),
                        new Given()
                                .read(0, 1, 1)
                                .read(1, 2, 1)
                                .read(2, 1, 1)
                                .read(3, 3, 1)
                                .read(4, 2, 1)))
                .containsExactly("READ at 0 s: 1+1", "READ at 1: 2+1", "READ at 3: 3+1", "READ at 4: 2+1");
    }

    /** A dirty block may stay at most 30 s; later writes do not give it more time. */
    @Test
    void aDirtyBlockIsWrittenBackInTime() {
        assertThat(through(
                        blocks(100),
                        new Given().write(0, 7, 1).write(20 * SECOND, 7, 1).read(40 * SECOND, 7, 1)))
                .containsExactly("WRITE at 30 s: 7+1");
    }

    /** The same operation also writes all physically contiguous dirty blocks. */
    @Test
    void dirtyNeighboursAreWrittenTogether() {
        assertThat(through(
                        blocks(100),
                        new Given()
                                .write(0, 7, 1)
                                .write(SECOND, 8, 2)
                                .write(2 * SECOND, 6, 1)
                                .write(3 * SECOND, 4, 1)))
                .containsExactly("WRITE at 30 s: 6+4", "WRITE at 33 s: 4+1");
    }

    /** ... capped at 512 blocks. */
    @Test
    void soManyAtMost() {
        assertThat(through(blocks(2000), new Given().write(0, 0, 1000)))
                .containsExactly("WRITE at 30 s: 0+512", "WRITE at 30 s: 512+488");
    }

    @Test
    void aReplacedDirtyBlockIsWrittenFirst() {
        assertThat(through(blocks(2), new Given().write(0, 1, 1).write(1, 5, 1).read(2, 9, 1)))
                .containsExactly("READ at 2: 9+1", "WRITE at 2: 1+1", "WRITE at 30000000001: 5+1");
    }

    @Test
    void whatIsDiscardedIsNotWritten() {
        assertThat(through(
                        blocks(10),
                        new Given()
                                .write(0, 1, 2)
                                .with(Operation.DISCARD, 1, 1, 1)
                                .read(2, 1, 2)))
                .containsExactly("DISCARD at 1: 1+1", "READ at 2: 1+1", "WRITE at 30 s: 2+1");
    }

    @Test
    void aTraceWithoutTimesIsRefused() {
        assertThatExceptionOfType(TraceException.class)
                .isThrownBy(() -> through(blocks(10), new Given().read(TraceRecord.NONE, 1, 1)))
                .withMessage("t: record 1: the record has no arrival time, which a cache needs");
    }
}
