package org.spindle.workload.trace.ahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.testkit.sim.TestRandom;
import org.spindle.testkit.workload.KnownFormats;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.ReaderOutcomes;
import org.spindle.workload.trace.Seeds;
import org.spindle.workload.trace.Traces;
import org.spindle.workload.trace.builtin.TraceFormatsPlugin;

/** A trace read ahead yields the same records, complaints, places and end as one read on demand, and leaves no thread. */
class AheadReaderTest {

    private final Map<String, TraceFormat> formats = KnownFormats.of(new TraceFormatsPlugin());
    private final ReadingThreads threads = new ReadingThreads(1);

    /** Counts records from 1 without end, unless it is to fail, and stores the threads of its callers. */
    private static final class Numbers implements TraceReader {

        private final Set<Thread> askers = new HashSet<>();
        private final long failsAt;
        private final RuntimeException failure;
        private long given;
        private Thread closer;

        Numbers(long failsAt, RuntimeException failure) {
            this.failsAt = failsAt;
            this.failure = failure;
        }

        Numbers() {
            this(Long.MAX_VALUE, new IllegalStateException());
        }

        @Override
        public boolean next(TraceRecord into) {
            askers.add(Thread.currentThread());
            given++;
            if (given == failsAt) {
                throw failure;
            }
            into.clear();
            into.offset = given;
            return true;
        }

        @Override
        public String position() {
            return "number " + given;
        }

        @Override
        public void close() {
            closer = Thread.currentThread();
        }
    }

    private AheadReader ahead(Supplier<TraceReader> opened, int alone) {
        return new AheadReader(opened.get(), opened, threads, alone);
    }

    private void assertSame(Supplier<TraceReader> opened, int alone) {
        assertThat(ReaderOutcomes.withPlaces(ahead(opened, alone))).isEqualTo(ReaderOutcomes.withPlaces(opened.get()));
        assertThat(threads.acquire()).isTrue();
        threads.release();
    }

    @Test
    void everyFormatIsReadTheSameWholeOrDamaged() {
        TestRandom random = new TestRandom(3);
        Seeds.all().forEach((name, seed) -> {
            TraceFormat format = formats.get(name.split(" ")[0]);
            assertSame(() -> Traces.open(format, seed), 0);
            for (int i = 0; i < 8; i++) {
                byte[] damaged = seed.clone();
                damaged[(int) random.nextLong(damaged.length)] ^= (byte) (1 << random.nextLong(8));
                if (opens(format, damaged)) {
                    assertSame(() -> Traces.open(format, damaged), (int) random.nextLong(3));
                }
            }
        });
    }

    private static boolean opens(TraceFormat format, byte[] content) {
        try {
            Traces.open(format, content).close();
            return true;
        } catch (TraceException damagedHeader) {
            return false;
        }
    }

    @Test
    void aLongTraceWithDamagedLinesIsReadTheSame() {
        TestRandom random = new TestRandom(4);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 30_000; i++) {
            text.append(random.nextLong(4_000) == 0 ? "junk " : "")
                    .append(i)
                    .append(".5 0 ")
                    .append(8 * i);
            text.append(" 8 1\n");
        }
        byte[] content = Traces.ascii(text.toString());
        Supplier<TraceReader> opened = () -> Traces.open(formats.get("disksim-ascii"), content);
        assertThat(ReaderOutcomes.of(opened.get()))
                .hasSize(30_001)
                .anyMatch(outcome -> outcome.contains("; the next at line "));
        assertThat(ReaderOutcomes.of(ahead(opened, 5_000))).isEqualTo(ReaderOutcomes.of(opened.get()));
    }

    @Test
    void aFailureIsRaisedWhereItHappens() {
        IllegalStateException fault = new IllegalStateException("fault of a reader");
        Numbers numbers = new Numbers(1_700, fault);
        TraceRecord record = new TraceRecord();
        try (AheadReader reader = new AheadReader(numbers, Numbers::new, threads, 100)) {
            for (int i = 1; i < 1_700; i++) {
                assertThat(reader.next(record)).isTrue();
                assertThat(record.offset).isEqualTo(i);
            }
            assertThat(reader.position()).isEqualTo("number 1699");
            assertThatThrownBy(() -> reader.next(record)).isSameAs(fault);
        }
        assertThat(numbers.askers).hasSize(2).contains(Thread.currentThread());
    }

    @Test
    void closingEndsTheThreadWhereverItIs() {
        TestRandom random = new TestRandom(5);
        for (int i = 0; i < 50; i++) {
            Numbers numbers = new Numbers();
            TraceRecord record = new TraceRecord();
            long taken = 1 + random.nextLong(6_000);
            try (AheadReader reader = new AheadReader(numbers, Numbers::new, threads, 0)) {
                for (long n = 1; n <= taken; n++) {
                    assertThat(reader.next(record)).isTrue();
                    assertThat(record.offset).isEqualTo(n);
                }
            }
            assertThat(numbers.closer).isSameAs(Thread.currentThread());
            assertThat(numbers.askers).hasSize(1).noneMatch(Thread::isAlive);
            assertThat(numbers.given).isBetween(taken, taken + 10L * RecordBatch.SIZE);
            assertThat(threads.acquire()).isTrue();
            threads.release();
        }
    }

    @Test
    void withoutAFreeThreadItReadsWhenAskedUntilThereIsOne() {
        assertThat(threads.acquire()).isTrue();
        assertThat(threads.acquire()).isFalse();
        Numbers numbers = new Numbers();
        TraceRecord record = new TraceRecord();
        try (AheadReader reader = new AheadReader(numbers, Numbers::new, threads, 10)) {
            for (int i = 0; i < 35; i++) {
                reader.next(record);
            }
            assertThat(numbers.given).isEqualTo(35);
            assertThat(numbers.askers).containsExactly(Thread.currentThread());
            assertThat(reader.position()).isEqualTo("number 35");
            threads.release();
            for (int i = 0; i < 35; i++) {
                reader.next(record);
            }
            assertThat(record.offset).isEqualTo(70);
            assertThat(reader.position()).isEqualTo("number 70");
        }
        assertThat(numbers.askers).hasSize(2);
    }

    @Test
    void anInterruptIsKeptAndDisturbsNothing() {
        Numbers numbers = new Numbers();
        TraceRecord record = new TraceRecord();
        try (AheadReader reader = new AheadReader(numbers, Numbers::new, threads, 0)) {
            Thread.currentThread().interrupt();
            for (int i = 1; i <= 5_000; i++) {
                assertThat(reader.next(record)).isTrue();
                assertThat(record.offset).isEqualTo(i);
            }
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(numbers.askers).noneMatch(Thread::isAlive);
    }

    @Test
    void whatIsKnownOfTheFormatsTimesIsPassedOn() {
        byte[] content = Traces.ascii("0.0 0 0 8 1\n");
        try (AheadReader ascending = ahead(() -> Traces.open(formats.get("disksim-ascii"), content), 0);
                AheadReader any = ahead(Numbers::new, 0)) {
            assertThat(AscendingTimes.isAscending(ascending)).isTrue();
            assertThat(AscendingTimes.isAscending(any)).isFalse();
        }
    }
}
