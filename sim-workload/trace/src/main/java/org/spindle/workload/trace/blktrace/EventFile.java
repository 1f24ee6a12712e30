package org.spindle.workload.trace.blktrace;

import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;
import org.spindle.workload.trace.BinaryRecords;

/** Reads the events of one CPU; one of them is current. */
final class EventFile implements AutoCloseable {

    private static final long MAGIC = 0x65617400L;
    private static final int SEVEN = 7;
    private static final int EIGHT = 8;

    private static final int TIME = 8;
    private static final int SECTOR = 16;
    private static final int BYTES = 24;

    /** Where the values are whose place depends on the version, in bytes from the start of an event. */
    private enum EventVersion {
        SEVEN(48, 28, 32, 36, 40, 46),
        EIGHT(64, 32, 28, 40, 44, 50);

        private final int header;
        private final int action;
        private final int process;
        private final int device;
        private final int cpu;
        private final int payload;

        /**
         * @param header length of the event without its payload
         * @param payload place of the length of the payload
         */
        EventVersion(int header, int action, int process, int device, int cpu, int payload) {
            this.header = header;
            this.action = action;
            this.process = process;
            this.device = device;
            this.cpu = cpu;
            this.payload = payload;
        }
    }

    private final BinaryRecords records;
    private int size;
    private EventVersion version = EventVersion.SEVEN;

    EventFile(TraceInput input) {
        BinaryRecords unordered = new BinaryRecords(input, ByteOrder.BIG_ENDIAN);
        unordered.has(Integer.BYTES);
        ByteOrder order = order(unordered.head(Integer.BYTES));
        if (order == null) {
            throw unordered.unsuitable("begins with '" + unordered.excerpt()
                    + "'; a blktrace file begins with 65 61 74 and 07 or 08, in either byte order");
        }
        unordered.order(order);
        records = unordered;
    }

    /** Returns the byte order in which the first word is the magic number of a known version; null if there is none. */
    static @Nullable ByteOrder order(byte[] head) {
        if (head.length < Integer.BYTES) {
            return null;
        }
        if (head[0] == 0x65 && head[1] == 0x61 && head[2] == 0x74 && isVersion(head[3])) {
            return ByteOrder.BIG_ENDIAN;
        }
        return head[3] == 0x65 && head[2] == 0x61 && head[1] == 0x74 && isVersion(head[0])
                ? ByteOrder.LITTLE_ENDIAN
                : null;
    }

    private static boolean isVersion(int number) {
        return number == SEVEN || number == EIGHT;
    }

    /**
     * Reads the next event, unless there is a current one or the file is at its end.
     *
     * @throws TraceException if the next event is damaged; the one after it can be read
     */
    void fill() {
        if (size > 0 || !records.has(1)) {
            return;
        }
        records.beginRecord();
        require(EventVersion.SEVEN.header);
        long magic = records.u32(0);
        if ((magic & ~0xffL) != MAGIC || !isVersion((int) magic & 0xff)) {
            records.skip(Integer.BYTES);
            throw records.bad("magic number " + Long.toHexString(magic), "65617407 or 65617408");
        }
        version = (magic & 0xff) == EIGHT ? EventVersion.EIGHT : EventVersion.SEVEN;
        require(version.header);
        int whole = version.header + payload();
        require(whole);
        size = whole;
    }

    /** Returns whether there is a current event, which all other methods require. */
    boolean hasEvent() {
        return size > 0;
    }

    /** Skips the current event. */
    void consume() {
        records.skip(size);
        size = 0;
    }

    private void require(int bytes) {
        if (!records.has(bytes)) {
            int left = records.available();
            records.skip(left);
            throw records.bad("ends after " + left + " bytes", "an event of at least " + bytes + " bytes");
        }
    }

    /** Returns the nanoseconds on the clock of the kernel. */
    long time() {
        return records.i64(TIME);
    }

    /** Returns the sector, of 512 bytes; negative for 2^63 and more. */
    long sector() {
        return records.i64(SECTOR);
    }

    long bytes() {
        return records.u32(BYTES);
    }

    private long action() {
        return version == EventVersion.EIGHT ? records.i64(version.action) : records.u32(version.action);
    }

    /** Returns the kind of event, including the cgroup mark. */
    int code() {
        return (int) action() & 0xffff;
    }

    /** Returns the categories, one bit each. */
    long categories() {
        return action() >>> 16;
    }

    /** Returns the device as major &lt;&lt; 20 | minor. */
    long device() {
        return records.u32(version.device);
    }

    long process() {
        return records.u32(version.process);
    }

    long cpu() {
        return records.u32(version.cpu);
    }

    int payload() {
        return records.u16(version.payload);
    }

    long number() {
        return records.number();
    }

    TraceException bad(String problem, String expected) {
        return records.bad(problem, expected);
    }

    @Override
    public void close() {
        records.close();
    }
}
