package org.spindle.workload.trace.hpsrt;

import java.nio.ByteOrder;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.BinaryRecords;

/** The trace format {@code hp-srt}. */
public final class HpSrt implements TraceFormat {

    public static final String NAME = "hp-srt";

    private static final int CERTAIN = 100;

    @Override
    public int recognise(byte[] head, int length) {
        if (length < SrtHeader.MAGIC.length()) {
            return 0;
        }
        for (int i = 0; i < SrtHeader.MAGIC.length(); i++) {
            if (head[i] != SrtHeader.MAGIC.charAt(i)) {
                return 0;
            }
        }
        return CERTAIN;
    }

    @Override
    public TraceReader open(TraceInput input) {
        BinaryRecords records = new BinaryRecords(input, ByteOrder.BIG_ENDIAN);
        return new HpSrtReader(records, SrtHeader.read(records));
    }
}
