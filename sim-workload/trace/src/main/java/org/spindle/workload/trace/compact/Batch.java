package org.spindle.workload.trace.compact;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Limits;

/**
 * Consecutive records as columns of 64-bit numbers, and their encoding. A column is stored in the shortest of three encodings: one value
 * for all records, every value, or every value's difference from the one before. Numbers are zigzag-coded varints of 7 bits per byte, low
 * bits first.
 */
final class Batch {

    static final int COLUMNS = 13;
    static final int LONGEST_VALUE = 10;

    /** Largest length of a device name in UTF-8, in bytes. */
    static final int LONGEST_NAME = 4096;

    /** Number of bytes of names at which a batch is full. */
    private static final int ENOUGH_NAMES = 1 << 20;

    /** Largest number of bytes of all names of a batch with their lengths. */
    static final int MOST_NAME_BYTES = 2 * ENOUGH_NAMES;

    private static final int ARRIVAL = 0;
    private static final int DEVICE = 1;
    private static final int OFFSET = 2;
    private static final int LENGTH = 3;
    private static final int RESPONSE = 4;
    private static final int SERVICE = 5;
    private static final int THINK = 6;
    private static final int PROCESS = 7;
    private static final int FLAGS = 8;
    private static final int KEY = 9;
    private static final int NEXT_ACCESS = 10;
    private static final int REPETITION = 11;

    /** 0 for none, otherwise position in the batch's names, from 1. */
    private static final int NAME = 12;

    /** Stands for {@link TraceRecord#NEVER}; positions of records begin at 1. */
    private static final long NO_ACCESS = 0;

    private static final int CONSTANT = 0;
    private static final int VALUES = 1;
    private static final int DIFFERENCES = 2;

    private static final int OPERATION_MASK = 0x7;
    private static final int SYNCHRONOUS = 0x8;
    private static final int SYNCHRONY_KNOWN = 0x10;
    private static final int METADATA = 0x20;
    private static final int READ_AHEAD = 0x40;
    private static final int OPERATION_UNKNOWN = 0x80;
    private static final int KEYED = 0x100;
    /** From this bit of the flags on: the CPU, from 1; 0 if unknown. */
    private static final int CPU = 9;

    /** Operations by code. */
    private static final Operation[] OPERATIONS = {Operation.READ, Operation.WRITE, Operation.FLUSH, Operation.DISCARD};

    private final long[][] columns;
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> nameNumbers = new HashMap<>();
    private int nameBytes;
    private int size;

    /** The number decoded last, still zigzag-coded. */
    private long bits;

    Batch(int capacity) {
        columns = new long[COLUMNS][capacity];
    }

    int size() {
        return size;
    }

    boolean fits(int records) {
        return records <= columns[ARRIVAL].length;
    }

    boolean isFull() {
        return size == columns[ARRIVAL].length || nameBytes > ENOUGH_NAMES;
    }

    void clear() {
        size = 0;
        names.clear();
        nameNumbers.clear();
        nameBytes = 0;
    }

    void add(TraceRecord record) {
        columns[ARRIVAL][size] = record.arrival;
        columns[DEVICE][size] = record.device;
        columns[OFFSET][size] = record.offset;
        columns[LENGTH][size] = record.length;
        columns[RESPONSE][size] = record.response;
        columns[SERVICE][size] = record.service;
        columns[THINK][size] = record.thinkAfter;
        columns[PROCESS][size] = record.process;
        columns[FLAGS][size] = code(record.operation)
                | (record.synchronous ? SYNCHRONOUS : 0)
                | (record.synchronyKnown ? SYNCHRONY_KNOWN : 0)
                | (record.metadata ? METADATA : 0)
                | (record.readAhead ? READ_AHEAD : 0)
                | (record.operationKnown ? 0 : OPERATION_UNKNOWN)
                | (record.keyed ? KEYED : 0)
                | (record.cpu > Limits.CPU ? 0 : record.cpu + 1) << CPU;
        columns[KEY][size] = record.key;
        columns[NEXT_ACCESS][size] = record.nextAccess == TraceRecord.NEVER ? NO_ACCESS : record.nextAccess;
        columns[REPETITION][size] = record.repetition;
        columns[NAME][size] = record.deviceName == null ? 0 : nameNumber(record.deviceName);
        size++;
    }

    private int nameNumber(String name) {
        Integer known = nameNumbers.get(name);
        if (known != null) {
            return known;
        }
        names.add(name);
        nameNumbers.put(name, names.size());
        nameBytes += LONGEST_VALUE + name.getBytes(StandardCharsets.UTF_8).length;
        return names.size();
    }

    private static int code(Operation operation) {
        int code = 0;
        while (OPERATIONS[code] != operation) {
            code++;
        }
        return code;
    }

    void get(int index, TraceRecord into) {
        int flags = (int) columns[FLAGS][index];
        into.arrival = columns[ARRIVAL][index];
        into.device = columns[DEVICE][index];
        into.offset = columns[OFFSET][index];
        into.length = columns[LENGTH][index];
        into.response = columns[RESPONSE][index];
        into.service = columns[SERVICE][index];
        into.thinkAfter = columns[THINK][index];
        into.process = columns[PROCESS][index];
        into.cpu = (columns[FLAGS][index] >>> CPU) - 1;
        into.operation = OPERATIONS[flags & OPERATION_MASK];
        into.synchronous = (flags & SYNCHRONOUS) != 0;
        into.synchronyKnown = (flags & SYNCHRONY_KNOWN) != 0;
        into.metadata = (flags & METADATA) != 0;
        into.readAhead = (flags & READ_AHEAD) != 0;
        into.operationKnown = (flags & OPERATION_UNKNOWN) == 0;
        into.keyed = (flags & KEYED) != 0;
        into.key = columns[KEY][index];
        long next = columns[NEXT_ACCESS][index];
        into.nextAccess = next == NO_ACCESS ? TraceRecord.NEVER : next;
        into.repetition = columns[REPETITION][index];
        int name = (int) columns[NAME][index];
        into.deviceName = name == 0 ? null : names.get(name - 1);
    }

    /** Returns the least arrival of the records that have one, or the greatest number. */
    long leastArrival() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < size; i++) {
            long arrival = columns[ARRIVAL][i];
            least = arrival == TraceRecord.NONE ? least : Math.min(least, arrival);
        }
        return least;
    }

    /** Returns the greatest arrival of the records that have one, or the least number. */
    long greatestArrival() {
        long greatest = Long.MIN_VALUE;
        for (int i = 0; i < size; i++) {
            long arrival = columns[ARRIVAL][i];
            greatest = arrival == TraceRecord.NONE ? greatest : Math.max(greatest, arrival);
        }
        return greatest;
    }

    /**
     * Writes all columns followed by the names, each name preceded by its length.
     *
     * @param into large enough for the longest encoding of every value
     * @return number of bytes written
     */
    int encode(byte[] into) {
        int at = 0;
        for (long[] column : columns) {
            at = encode(column, into, at);
        }
        for (String name : names) {
            byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
            at = put(bytes.length, into, at);
            System.arraycopy(bytes, 0, into, at, bytes.length);
            at += bytes.length;
        }
        return at;
    }

    private int encode(long[] column, byte[] into, int start) {
        boolean constant = true;
        int plain = 0;
        int differences = 0;
        long previous = 0;
        for (int i = 0; i < size; i++) {
            constant &= column[i] == column[0];
            plain += bytes(column[i]);
            differences += bytes(column[i] - previous);
            previous = column[i];
        }
        int at = start;
        if (constant) {
            into[at++] = CONSTANT;
            return put(column[0], into, at);
        }
        boolean asDifferences = differences < plain;
        into[at++] = (byte) (asDifferences ? DIFFERENCES : VALUES);
        previous = 0;
        for (int i = 0; i < size; i++) {
            at = put(column[i] - previous, into, at);
            previous = asDifferences ? column[i] : 0;
        }
        return at;
    }

    private static int bytes(long value) {
        return (Long.SIZE - Long.numberOfLeadingZeros(zigzag(value) | 1) + 6) / 7;
    }

    private static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }

    private static int put(long value, byte[] into, int start) {
        int at = start;
        long left = zigzag(value);
        while ((left & ~0x7fL) != 0) {
            into[at++] = (byte) (left | 0x80);
            left >>>= 7;
        }
        into[at++] = (byte) left;
        return at;
    }

    /**
     * Reads all columns.
     *
     * @param from with {@link #LONGEST_VALUE} readable bytes behind the length, of any content
     * @param records number of records, at most the capacity
     * @return the problem of the bytes, or null
     */
    @Nullable
    String decode(byte[] from, int length, int records) {
        size = records;
        int at = 0;
        for (long[] column : columns) {
            if (at >= length) {
                return "a column is missing";
            }
            at = decode(column, from, at, length);
            if (at < 0) {
                return "a column is too long or has an unknown encoding";
            }
        }
        return decodeNames(from, at, length) ? problem() : "the device names are too long";
    }

    private boolean decodeNames(byte[] from, int start, int length) {
        names.clear();
        int at = start;
        while (at < length) {
            at = value(from, at);
            long bytes = unzigzag(bits);
            if (bytes < 0 || bytes > length - at) {
                return false;
            }
            names.add(new String(from, at, (int) bytes, StandardCharsets.UTF_8));
            at += (int) bytes;
        }
        return at == length;
    }

    /** Returns the start of the next column, or -1. */
    private int decode(long[] column, byte[] from, int start, int length) {
        int encoding = from[start];
        if (encoding < CONSTANT || encoding > DIFFERENCES) {
            return -1;
        }
        int at = start + 1;
        long previous = 0;
        int values = encoding == CONSTANT ? 1 : size;
        for (int i = 0; i < values; i++) {
            if (at >= length) {
                return -1;
            }
            bits = from[at++];
            if (bits < 0) {
                at = value(from, at - 1);
            }
            long value = unzigzag(bits) + previous;
            column[i] = value;
            previous = encoding == DIFFERENCES ? value : 0;
        }
        if (encoding == CONSTANT) {
            Arrays.fill(column, 1, size, column[0]);
        }
        return at <= length ? at : -1;
    }

    /** Decodes one number into {@link #bits} and returns the position after it. */
    private int value(byte[] from, int start) {
        int at = start;
        int shift = 0;
        byte next;
        bits = 0;
        do {
            next = from[at++];
            bits |= (long) (next & 0x7f) << shift;
            shift += 7;
        } while (next < 0 && shift < Long.SIZE);
        return at;
    }

    private static long unzigzag(long value) {
        return value >>> 1 ^ -(value & 1);
    }

    private @Nullable String problem() {
        for (int i = 0; i < size; i++) {
            long flags = columns[FLAGS][i];
            if (flags < 0 || flags >>> CPU > Limits.CPU + 1 || (flags & OPERATION_MASK) >= OPERATIONS.length) {
                return "flags " + Long.toHexString(flags) + " of its record " + (i + 1);
            }
            if (columns[NAME][i] < 0 || columns[NAME][i] > names.size()) {
                return "device name " + columns[NAME][i] + " of its record " + (i + 1);
            }
            long offset = columns[OFFSET][i];
            if (offset < 0 || columns[LENGTH][i] < 0 || offset + columns[LENGTH][i] < 0) {
                return "offset " + offset + " and length " + columns[LENGTH][i] + " of its record " + (i + 1);
            }
        }
        return null;
    }
}
