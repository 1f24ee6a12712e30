package org.spindle.workload.trace.hpsrt;

import java.nio.ByteOrder;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.BinaryRecords;
import org.spindle.workload.trace.Magic;

/** The trace format {@code hp-srt}. */
public final class HpSrt implements TraceFormat {

    public static final String NAME = "hp-srt";

    private static final int CERTAIN = 100;

    @Override
    public int recognise(byte[] head, int length) {
        return Magic.begins(head, length, SrtHeader.MAGIC) ? CERTAIN : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        BinaryRecords records = new BinaryRecords(input, ByteOrder.BIG_ENDIAN);
        return new HpSrtReader(records, SrtHeader.read(records));
    }
}
