package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.request.Operation;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestRandom;

/**
 * The contract of {@link TraceFormat}, and of {@link WritableTraceFormat} for a format that is one. A format's test extends this
 * class and gives a small file of the format.
 */
public abstract class TraceFormatContract {

    /** The value for a sample with an unknown number of requests. */
    protected static final int UNKNOWN = -1;

    private static final int HEAD = 64 * 1024;
    private static final int MOST_RECORDS = 1_000_000;

    /** A file in memory that records whether it is closed. */
    private static final class Content implements TraceInput {

        private final byte[] bytes;
        private boolean isClosed;

        Content(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public String name() {
            return "sample";
        }

        @Override
        public InputStream stream() {
            return new ByteArrayInputStream(bytes) {
                @Override
                public void close() {
                    isClosed = true;
                }
            };
        }
    }

    /** The format. */
    protected abstract TraceFormat create();

    /** A valid file with at least two requests, not compressed, as small as is sensible. */
    protected abstract byte[] sample();

    /** The number of requests in the sample; {@link #UNKNOWN} to skip that check. */
    protected int requests() {
        return UNKNOWN;
    }

    /** Whether a file can be distinguished from one of random bytes. */
    protected boolean isRecognisable() {
        return true;
    }

    void recognisesItsSample() {
        assertThat(create().recognise(head(sample()), Math.min(HEAD, sample().length)))
                .as("how sure the format is of its own sample, 0 to 100")
                .isBetween(1, 100);
    }

    /** Whether the record is as it was when there is no further request, also if the file ends with something else. */
    protected boolean leavesTheRecordAtTheEnd() {
        return true;
    }

    @Test
    void examinesAnyFileWithoutFailing() {
        TestRandom random = new TestRandom(2);
        for (int length : new int[] {0, 1, 2, 3, 7, 64, 4096, HEAD}) {
            byte[] bytes = new byte[HEAD];
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) random.nextLong(256);
            }
            assertThat(create().recognise(bytes, length))
                    .as("how sure of %s random bytes", length)
                    .isBetween(0, 100);
        }
    }

    @Test
    void readsEveryRequestOfItsSample() {
        List<String> records = read(new Content(sample()));
        assertThat(records)
                .as("the requests of the sample")
                .hasSize(requests() == UNKNOWN ? Math.max(1, records.size()) : requests());
    }

    @Test
    void readsPossibleRequests() {
        try (TraceReader reader = create().open(new Content(sample()))) {
            TraceRecord record = new TraceRecord();
            while (reader.next(record)) {
                assertThat(record.length).as("length of %s", record).isGreaterThanOrEqualTo(0);
                assertThat(record.offset).as("offset of %s", record).isGreaterThanOrEqualTo(0);
                assertThat(reader.position()).as("the place of %s", record).isNotBlank();
            }
        }
    }

    /** The record is reused for each request: values of an earlier one must not remain. */
    @Test
    void setsEveryFieldOfTheRecord() {
        List<String> filledAnew = read(new Content(sample()));
        List<String> fresh = new ArrayList<>();
        try (TraceReader reader = create().open(new Content(sample()))) {
            for (TraceRecord record = new TraceRecord(); reader.next(record); record = new TraceRecord()) {
                fresh.add(record.toString());
            }
        }
        assertThat(filledAnew).as("requests read into one record").isEqualTo(fresh);
    }

    @Test
    void readsTheSameAgain() {
        TraceFormat format = create();
        try (TraceReader half = format.open(new Content(sample()))) {
            half.next(new TraceRecord());
            assertThat(read(format, new Content(sample())))
                    .as("requests read while another file is open")
                    .isEqualTo(read(new Content(sample())));
        }
    }

    void leavesTheRecordAsItIsAtTheEnd() {
        try (TraceReader reader = create().open(new Content(sample()))) {
            TraceRecord record = new TraceRecord();
            String last = record.toString();
            while (reader.next(record)) {
                last = record.toString();
            }
            assertThat(record).as("the record at the end").hasToString(last);
            assertThat(reader.next(record)).as("a request behind the last").isFalse();
        }
    }

    @Test
    void closesItsFile() {
        Content content = new Content(sample());
        read(content);
        assertThat(content.isClosed).as("whether the file is closed").isTrue();
    }

    /** A damaged file causes a {@link TraceException}, or returns the remaining requests. */
    @Test
    void reportsDamageAsTraceException() {
        TestRandom random = new TestRandom(4);
        for (int i = 0; i < 300; i++) {
            byte[] damaged = damaged(sample(), random);
            try {
                read(new Content(damaged));
            } catch (TraceException expected) {
                assertThat(expected.getMessage()).as("what is wrong").isNotBlank();
            } catch (RuntimeException other) {
                throw new AssertionError(
                        "a damaged file is reported as " + other.getClass().getName(), other);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(leavesTheRecordAtTheEnd(), "leaves the record at the end", this::leavesTheRecordAsItIsAtTheEnd)
                .add(isRecognisable(), "recognises its sample", this::recognisesItsSample)
                .add(isRecognisable(), "does not recognise random bytes", this::doesNotRecogniseRandomBytes)
                .add(
                        create() instanceof WritableTraceFormat,
                        "reads what it writes",
                        () -> readsWhatItWrites((WritableTraceFormat) create()))
                .tests();
    }

    void doesNotRecogniseRandomBytes() {
        TestRandom random = new TestRandom(2);
        byte[] bytes = new byte[4096];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.nextLong(256);
        }
        assertThat(create().recognise(bytes, bytes.length))
                .as("how sure of random bytes, against how sure of the sample")
                .isLessThan(create().recognise(head(sample()), Math.min(HEAD, sample().length)));
    }

    private static void readsWhatItWrites(WritableTraceFormat format) {
        Property.ofLists(TraceFormatContract::draw).tries(40).longest(40).check(records -> {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            List<String> written = new ArrayList<>();
            long at = 0;
            try (TraceWriter writer = format.create(file)) {
                for (TraceRecord drawn : records) {
                    TraceRecord record = new TraceRecord();
                    record.copyFrom(drawn);
                    at += drawn.arrival;
                    record.arrival = at;
                    if (fits(writer, record)) {
                        writer.write(record);
                        written.add(withoutForesight(record));
                    }
                }
            }
            if (!written.isEmpty()) {
                List<String> read = new ArrayList<>();
                try (TraceReader reader = format.open(new Content(file.toByteArray()))) {
                    TraceRecord record = new TraceRecord();
                    while (reader.next(record)) {
                        read.add(withoutForesight(record));
                    }
                }
                assertThat(read).as("requests read of those written").isEqualTo(written);
            }
        });
    }

    private static boolean fits(TraceWriter writer, TraceRecord record) {
        try {
            return writer.fit(record);
        } catch (TraceException lacking) {
            return false;
        }
    }

    /** The next access is recomputed when the file is written. */
    private static String withoutForesight(TraceRecord record) {
        TraceRecord copy = new TraceRecord();
        copy.copyFrom(record);
        copy.nextAccess = TraceRecord.NONE;
        return copy.toString();
    }

    private static TraceRecord draw(RandomStream random) {
        TraceRecord record = new TraceRecord();
        record.arrival = 1_000 * random.nextLong(5_000_000);
        record.device = random.nextLong(2);
        record.offset = 512 * random.nextLong(1 << 20);
        record.length = 512 * (1 + random.nextLong(64));
        record.operation = random.nextLong(2) == 0 ? Operation.WRITE : Operation.READ;
        record.response = 1_000 * random.nextLong(1_000_000);
        record.process = random.nextLong(4);
        return record;
    }

    private List<String> read(Content content) {
        return read(create(), content);
    }

    private static List<String> read(TraceFormat format, Content content) {
        List<String> records = new ArrayList<>();
        try (TraceReader reader = format.open(content)) {
            TraceRecord record = new TraceRecord();
            while (reader.next(record)) {
                records.add(record.toString());
                assertThat(records.size())
                        .as("requests of %s bytes", content.bytes.length)
                        .isLessThan(MOST_RECORDS);
            }
        }
        return records;
    }

    private static byte[] head(byte[] content) {
        return Arrays.copyOf(content, HEAD);
    }

    /** Cut off, with bytes replaced, or with a part doubled. */
    private static byte[] damaged(byte[] content, RandomStream random) {
        byte[] damaged = content.clone();
        int at = (int) random.nextLong(content.length);
        switch ((int) random.nextLong(3)) {
            case 0 -> damaged = Arrays.copyOf(content, at);
            case 1 -> damaged[at] = (byte) random.nextLong(256);
            default -> {
                damaged = Arrays.copyOf(content, content.length + at);
                System.arraycopy(content, 0, damaged, content.length, at);
            }
        }
        return damaged;
    }
}
