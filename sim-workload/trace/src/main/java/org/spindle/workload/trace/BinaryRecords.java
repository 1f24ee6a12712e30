package org.spindle.workload.trace;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;

/**
 * A binary trace as a window that moves over it: make bytes readable, read them, skip them. Every error is a {@link TraceException} with
 * file, record and byte.
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

    /** Sets the byte order of words read from now on. */
    public void order(ByteOrder order) {
        view.order(order);
    }

    /**
     * Returns whether a number of further bytes exists; makes them readable.
     *
     * @param count at most 256 KiB
     */
    public boolean has(int count) {
        while (filled - first < count && !atEnd) {
            refill();
        }
        return filled - first >= count;
    }

    /** Returns the number of bytes that are readable without further input. */
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

    /** Returns an unsigned byte, its position counted from the window's start. */
    public int u8(int at) {
        return bytes[first + at] & 0xff;
    }

    /** Returns an unsigned 32-bit word at a byte counted from the window's start. */
    public long u32(int at) {
        return view.getInt(first + at) & 0xffffffffL;
    }

    /** Returns an unsigned 16-bit word at a byte counted from the window's start. */
    public int u16(int at) {
        return view.getShort(first + at) & 0xffff;
    }

    /** Returns a 64-bit word at a byte counted from the window's start. */
    public long i64(int at) {
        return view.getLong(first + at);
    }

    /** Moves the window forward; the skipped bytes must be readable. */
    public void skip(int count) {
        first += count;
        consumed += count;
    }

    /** Starts a record of unknown size at the window's start, which becomes the place named in error messages. */
    public void beginRecord() {
        record++;
        recordAt = consumed;
    }

    /** Returns a copy of the readable bytes at the window's start, limited to a number of bytes. */
    public byte[] head(int most) {
        return Arrays.copyOfRange(bytes, first, first + Math.min(most, available()));
    }

    /**
     * Returns an error about the current record. The caller skips the record before throwing it, so that the next one can be read.
     */
    public TraceException bad(String problem, String expected) {
        return TraceException.ofRecord(name + ": " + position() + ": " + problem + "; expected " + expected);
    }

    /** Returns an error about the file as a whole. */
    public TraceException unsuitable(String problem) {
        return new TraceException(name + ": " + problem);
    }

    /** Returns the start of the window as text for messages. */
    public String excerpt() {
        return Excerpt.of(bytes, first, filled);
    }

    /** Returns the number of the current record, the first being 1. */
    public long number() {
        return record;
    }

    /** Returns the place of the current record, for messages. */
    public String position() {
        return "record " + record + ", byte " + recordAt;
    }

    @Override
    public void close() {
        source.close();
    }
}
