package org.spindle.workload.trace.libcachesim;

import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.BinaryRecords;
import org.spindle.workload.trace.FixedRecords;
import org.spindle.workload.trace.Tallied;

/** Reads the records of an LCS file; the tenant is the device. Time to live and features are ignored. */
final class LcsReader implements TraceReader, Tallied {

    private static final int ID = 4;
    private static final int SIZE = 12;

    private static final int TWO_OPERATION = 16;
    private static final int TWO_NEXT = 20;

    private static final int THREE_OPERATION = 20;
    private static final int THREE_NEXT = 28;
    private static final int FEATURES = 36;

    private static final int OPERATION_BITS = 8;

    private final LcsHeader header;
    private final FixedRecords records;
    private long featureSum;

    LcsReader(BinaryRecords from, LcsHeader header) {
        this.header = header;
        records = new FixedRecords(from, header.recordBytes(), this::read);
    }

    @Override
    public boolean next(TraceRecord into) {
        return records.next(into);
    }

    private boolean read(BinaryRecords from, TraceRecord into) {
        switch (header.version()) {
            case 1 -> OracleGeneral.read(from, into);
            case 2 -> {
                ObjectRecord.read(from, from.u32(0), from.i64(ID), from.u32(SIZE), from.i64(TWO_NEXT), into);
                operation(from, from.u32(TWO_OPERATION), into);
            }
            default -> {
                ObjectRecord.read(from, from.u32(0), from.i64(ID), from.i64(SIZE), from.i64(THREE_NEXT), into);
                operation(from, from.u32(THREE_OPERATION), into);
                for (int at = FEATURES; at < header.recordBytes(); at += Integer.BYTES) {
                    featureSum += from.u32(at);
                }
            }
        }
        return true;
    }

    private static void operation(BinaryRecords from, long word, TraceRecord into) {
        ObjectRecord.operation(from, (int) word & (1 << OPERATION_BITS) - 1, into);
        into.device = word >>> OPERATION_BITS;
    }

    @Override
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = new TreeMap<>();
        tallies.put("header_bytes", (long) header.bytes());
        tallies.put("header_version", (long) header.version());
        tallies.put("header_n_read", header.reads());
        tallies.put("record_bytes", (long) header.recordBytes());
        tallies.put("feature_sum", featureSum);
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
