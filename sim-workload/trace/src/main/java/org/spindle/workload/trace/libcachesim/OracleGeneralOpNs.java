package org.spindle.workload.trace.libcachesim;

import java.nio.ByteOrder;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.BinaryRecords;
import org.spindle.workload.trace.FixedRecords;

/** The trace format {@code oracle-general-opns}: {@code oracle-general} with operation and namespace, which is the device. */
public final class OracleGeneralOpNs implements TraceFormat {

    public static final String NAME = "oracle-general-opns";

    private static final int BYTES = 27;

    private static final int ID = 4;
    private static final int SIZE = 12;
    private static final int OPERATION = 16;
    private static final int NAMESPACE = 17;
    private static final int NEXT = 19;

    @Override
    public int recognise(byte[] head, int length) {
        return NextAccess.score(head, length, BYTES, NEXT);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new FixedRecords(new BinaryRecords(input, ByteOrder.LITTLE_ENDIAN), BYTES, OracleGeneralOpNs::read);
    }

    private static boolean read(BinaryRecords from, TraceRecord into) {
        ObjectRecord.read(from, from.u32(0), from.i64(ID), from.u32(SIZE), from.i64(NEXT), into);
        ObjectRecord.operation(from, from.u8(OPERATION), into);
        into.device = from.u16(NAMESPACE);
        return true;
    }
}
