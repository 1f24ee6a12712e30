package org.spindle.workload.trace.hpsrt;

import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.BinaryRecords;
import org.spindle.workload.trace.Tallied;

/** Reads short I/O records. Positions of words are in bytes from the start of the record. */
final class HpSrtReader implements TraceReader, Tallied {

    private static final int SHORT_IO = 1;
    private static final int LONG_IO = 2;

    private static final int OLD_BYTES = 52;
    private static final int V7_BYTES = 88;
    private static final int LONGEST = 64 << 10;

    private static final int SIZE = 0;
    private static final int ID = 4;
    private static final int SECONDS = 8;
    private static final int MICROS = 12;
    private static final int START = 16;
    private static final int STOP = 20;
    private static final int LENGTH = 24;

    private static final int QUEUE_LENGTH = 52;

    private static final int OLD_SECTOR = 28;
    private static final int OLD_DEVICE = 32;
    private static final int OLD_CYLINDER = 40;
    private static final int OLD_FLAGS = 44;

    private static final int V7_DEVICE = 32;
    private static final int V7_FLAGS = 44;
    private static final int V7_PROCESS = 56;
    private static final int V7_OFFSET = 64;

    private static final long FLAG_READ = 0x1;
    private static final long FLAG_ASYNC = 0x100;

    private final BinaryRecords records;
    private final SrtHeader header;
    private long recordBytes;
    private long queueLengths;
    private long cylindersChecked;
    private long otherCylinders;

    HpSrtReader(BinaryRecords records, SrtHeader header) {
        this.records = records;
        this.header = header;
    }

    @Override
    public boolean next(TraceRecord into) {
        while (records.has(1)) {
            records.beginRecord();
            int size = size();
            boolean shortIo = records.u32(ID) % 0x10000 == SHORT_IO;
            try {
                if (shortIo) {
                    readShort(size, into);
                }
            } finally {
                records.skip(size);
            }
            if (shortIo) {
                return true;
            }
        }
        return false;
    }

    /** Returns the size of the record, all of which is then readable; a damaged one is skipped. */
    private int size() {
        if (!records.has(ID + 4)) {
            throw truncated("the size and type of a record");
        }
        long size = records.u32(SIZE);
        if (size < ID + 4 || size > LONGEST || size % 4 != 0) {
            records.skip(4);
            throw records.bad(
                    "record size " + size, "a multiple of 4 from " + (ID + 4) + " to " + LONGEST + " (big-endian)");
        }
        if (!records.has((int) size)) {
            throw truncated("all of the record's " + size + " bytes");
        }
        if (records.u32(ID) % 0x10000 == LONG_IO) {
            records.skip((int) size);
            throw records.bad("long I/O record", "short I/O records; the layout of long ones is unknown");
        }
        return (int) size;
    }

    private TraceException truncated(String expected) {
        int left = records.available();
        records.skip(left);
        return records.bad("ends after " + left + " bytes", expected);
    }

    private void readShort(int size, TraceRecord into) {
        recordBytes = size;
        long version = records.u32(ID) >>> 16;
        boolean old = version >= 1 && version <= 4;
        if (!old && version != 7) {
            throw records.bad(
                    "short I/O record of version " + version,
                    "version 1, 2, 3, 4 or 7; the place of the address in other versions is unknown");
        }
        if (size < (old ? OLD_BYTES : V7_BYTES)) {
            throw records.bad(
                    "short I/O record of version " + version + " with " + size + " bytes",
                    "at least " + (old ? OLD_BYTES : V7_BYTES));
        }
        boolean queueLength = !old || size > OLD_BYTES;
        queueLengths += queueLength ? records.u32(QUEUE_LENGTH) : 0;
        long micros = records.u32(MICROS);
        if (micros >= 1_000_000) {
            throw records.bad("microseconds " + micros, "less than 1000000");
        }
        long start = records.u32(START);
        long stop = records.u32(STOP);
        if (stop < start) {
            throw records.bad(
                    "completion " + stop + " us after enqueueing, before the start at " + start + " us",
                    "start before completion");
        }
        long offset = old ? records.u32(OLD_SECTOR) * header.sectorBytes() : records.i64(V7_OFFSET);
        long length = records.u32(LENGTH);
        if (offset < 0 || offset > Long.MAX_VALUE - length) {
            throw records.bad("disk offset " + Long.toUnsignedString(offset), "a request that ends below 2^63 bytes");
        }
        long flags = records.u32(old ? OLD_FLAGS : V7_FLAGS);
        if (old && header.cylinderSectors() > 0) {
            cylindersChecked++;
            otherCylinders += records.u32(OLD_SECTOR) / header.cylinderSectors() == records.u32(OLD_CYLINDER) ? 0 : 1;
        }
        into.clear();
        into.arrival = (records.u32(SECONDS) * 1_000_000 + micros) * 1000;
        into.response = stop * 1000;
        into.service = (stop - start) * 1000;
        into.offset = offset;
        into.length = length;
        into.device = old ? records.u32(OLD_DEVICE) >>> 8 & 0xff : records.u32(V7_DEVICE);
        into.process = old ? TraceRecord.NONE : records.u32(V7_PROCESS);
        into.operation = (flags & FLAG_READ) != 0 ? Operation.READ : Operation.WRITE;
        into.synchronous = (flags & FLAG_ASYNC) == 0;
        into.synchronyKnown = true;
    }

    @Override
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = new TreeMap<>();
        tallies.put("header_bytes_including_form_feed", (long) header.bytes());
        tallies.put("record_bytes", recordBytes);
        tallies.put("queue_length_sum", queueLengths);
        if (cylindersChecked > 0) {
            tallies.put("records_where_sectno_div_" + header.cylinderSectors() + "_differs_from_cylno", otherCylinders);
        }
        return tallies;
    }

    @Override
    public String position() {
        return records.position();
    }

    @Override
    public void close() {
        records.close();
    }
}
