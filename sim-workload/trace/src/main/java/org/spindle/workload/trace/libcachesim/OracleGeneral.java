package org.spindle.workload.trace.libcachesim;

import java.io.OutputStream;
import java.nio.ByteOrder;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.workload.trace.BinaryRecords;
import org.spindle.workload.trace.FixedRecords;

/** The trace format {@code oracle-general}: 32-bit seconds, 64-bit id, 32-bit size, 64-bit next access. */
public final class OracleGeneral implements WritableTraceFormat {

    public static final String NAME = "oracle-general";

    static final int BYTES = 24;

    private static final int ID = 4;
    private static final int SIZE = 12;
    private static final int NEXT = 16;

    @Override
    public int recognise(byte[] head, int length) {
        return NextAccess.score(head, length, BYTES, NEXT);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new FixedRecords(new BinaryRecords(input, ByteOrder.LITTLE_ENDIAN), BYTES, OracleGeneral::read);
    }

    @Override
    public TraceWriter create(OutputStream out) {
        return new OracleGeneralWriter(out);
    }

    static boolean read(BinaryRecords from, TraceRecord into) {
        ObjectRecord.read(from, from.u32(0), from.i64(ID), from.u32(SIZE), from.i64(NEXT), into);
        return true;
    }
}
