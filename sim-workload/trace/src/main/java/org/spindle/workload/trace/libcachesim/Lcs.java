package org.spindle.workload.trace.libcachesim;

import java.nio.ByteOrder;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.BinaryRecords;

/** The trace format {@code lcs}. */
public final class Lcs implements TraceFormat {

    public static final String NAME = "lcs";

    private static final int CERTAIN = 100;
    private static final long MAGIC = 0x123456789abcdef0L;

    @Override
    public int recognise(byte[] head, int length) {
        for (int i = 0; i < Long.BYTES; i++) {
            if (i >= length || head[i] != (byte) (MAGIC >>> 8 * i)) {
                return 0;
            }
        }
        return CERTAIN;
    }

    @Override
    public TraceReader open(TraceInput input) {
        BinaryRecords records = new BinaryRecords(input, ByteOrder.LITTLE_ENDIAN);
        return new LcsReader(records, LcsHeader.read(records, MAGIC));
    }
}
