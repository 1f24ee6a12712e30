package org.spindle.workload.trace;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;

/**
 * A binary trace as a window that moves over it: ask for bytes, read them, skip them. Every complaint is a
 * {@link TraceException} with file, record and byte.
 */
public final class BinaryRecords implements AutoCloseable {

    private static final int BUFFER = 256 << 10;

    private final String name;
    private final TraceBytes source;
    private final byte[] bytes = new byte[BUFFER];
    private final ByteBuffer view;
    private int first;
    private int filled;
    private boolean atEnd;
    private long consumed;
    private long record;
    private long recordAt;

    public BinaryRecords(TraceInput input, ByteOrder order) {
        name = input.name();
        source = new TraceBytes(name, input.stream());
        view = ByteBuffer.wrap(bytes).order(order);
    }

    /** Takes words in this byte order from now on. */
    public void order(ByteOrder order) {
        view.order(order);
    }

    /**
     * Whether so many more bytes can be read; makes them readable.
     *
     * @param count at most 256 KiB
     */
    public boolean has(int count) {
        while (filled - first < count && !atEnd) {
            refill();
        }
        return filled - first >= count;
    }

    /** How many bytes can be read at once without going on in the file. */
    public int available() {
        return filled - first;
    }

    private void refill() {
        System.arraycopy(bytes, first, bytes, 0, filled - first);
        filled -= first;
        first = 0;
        int got = source.readBehind(bytes, filled, "record", record);
        if (got == TraceBytes.END) {
            atEnd = true;
        } else {
            filled += got;
        }
    }

    /** An unsigned byte, counted from the window's start. */
    public int u8(int at) {
        return bytes[first + at] & 0xff;
    }

    /** An unsigned 32-bit word at a byte counted from the window's start. */
    public long u32(int at) {
        return view.getInt(first + at) & 0xffffffffL;
    }

    /** An unsigned 16-bit word at a byte counted from the window's start. */
    public int u16(int at) {
        return view.getShort(first + at) & 0xffff;
    }

    /** A 64-bit word at a byte counted from the window's start. */
    public long i64(int at) {
        return view.getLong(first + at);
    }

    /** Moves the window on; the bytes must be readable. */
    public void skip(int count) {
        first += count;
        consumed += count;
    }

    /** A record of unknown size begins at the window's start: from now on it is the place of complaints. */
    public void beginRecord() {
        record++;
        recordAt = consumed;
    }

    /** A copy of what is readable at the window's start, up to so many bytes. */
    public byte[] head(int most) {
        return Arrays.copyOfRange(bytes, first, first + Math.min(most, available()));
    }

    /**
     * A complaint about the current record. The caller leaves the record behind before it lets the complaint go, so that
     * the next one can be read.
     */
    public TraceException bad(String problem, String expected) {
        return TraceException.ofRecord(name + ": " + position() + ": " + problem + "; expected " + expected);
    }

    /** A complaint about the file as a whole. */
    public TraceException unsuitable(String problem) {
        return new TraceException(name + ": " + problem);
    }

    /** The beginning of the window as text for messages. */
    public String excerpt() {
        return Excerpt.of(bytes, first, filled);
    }

    /** The number of the current record, the first being 1. */
    public long number() {
        return record;
    }

    /** The place of the current record, for messages. */
    public String position() {
        return "record " + record + ", byte " + recordAt;
    }

    @Override
    public void close() {
        source.close();
    }
}
