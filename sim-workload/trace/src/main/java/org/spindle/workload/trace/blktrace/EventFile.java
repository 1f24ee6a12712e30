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

    private static final int SEVEN_BYTES = 48;
    private static final int EIGHT_BYTES = 64;

    private static final int TIME = 8;
    private static final int SECTOR = 16;
    private static final int BYTES = 24;

    private static final int SEVEN_ACTION = 28;
    private static final int SEVEN_PROCESS = 32;
    private static final int SEVEN_DEVICE = 36;
    private static final int SEVEN_CPU = 40;
    private static final int SEVEN_PAYLOAD = 46;

    private static final int EIGHT_PROCESS = 28;
    private static final int EIGHT_ACTION = 32;
    private static final int EIGHT_DEVICE = 40;
    private static final int EIGHT_CPU = 44;
    private static final int EIGHT_PAYLOAD = 50;

    private final BinaryRecords records;
    private int size;
    private boolean eight;

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

    private static boolean isVersion(int version) {
        return version == SEVEN || version == EIGHT;
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
        require(SEVEN_BYTES);
        long magic = records.u32(0);
        if ((magic & ~0xffL) != MAGIC || !isVersion((int) magic & 0xff)) {
            records.skip(Integer.BYTES);
            throw records.bad("magic number " + Long.toHexString(magic), "65617407 or 65617408");
        }
        eight = (magic & 0xff) == EIGHT;
        int header = eight ? EIGHT_BYTES : SEVEN_BYTES;
        require(header);
        int whole = header + payload();
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

    /** Returns the kind of event, including the cgroup mark. */
    int code() {
        return eight ? (int) records.i64(EIGHT_ACTION) & 0xffff : (int) records.u32(SEVEN_ACTION) & 0xffff;
    }

    /** Returns the categories, one bit each. */
    long categories() {
        return eight ? records.i64(EIGHT_ACTION) >>> 16 : records.u32(SEVEN_ACTION) >>> 16;
    }

    /** Returns the device as major &lt;&lt; 20 | minor. */
    long device() {
        return records.u32(eight ? EIGHT_DEVICE : SEVEN_DEVICE);
    }

    long process() {
        return records.u32(eight ? EIGHT_PROCESS : SEVEN_PROCESS);
    }

    long cpu() {
        return records.u32(eight ? EIGHT_CPU : SEVEN_CPU);
    }

    int payload() {
        return records.u16(eight ? EIGHT_PAYLOAD : SEVEN_PAYLOAD);
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
