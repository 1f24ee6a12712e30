package org.spindle.workload.trace.keys;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.BinaryRecords;
import org.spindle.workload.trace.FixedRecords;

/**
 * The trace format {@code keys-binary}: 32-bit words, the least significant byte first, as in the CloudPhysics trace w106 that comes with
 * Caffeine. That library reads the words in the opposite byte order, which yields the same miss ratios but other neighbours.
 */
public final class BinaryKeys implements TraceFormat {

    public static final String NAME = "keys-binary";

    private static final int POSSIBLE = 52;
    private static final int FEWEST_KEYS = 16;
    private static final int MOST_KEYS = 4096;

    @Override
    public int recognise(byte[] head, int length) {
        ByteBuffer bytes = ByteBuffer.wrap(head, 0, length).order(ByteOrder.LITTLE_ENDIAN);
        int keys = Math.min(MOST_KEYS, length / Integer.BYTES);
        int small = 0;
        int neighbours = 0;
        for (int i = 0; i < keys; i++) {
            int key = bytes.getInt(i * Integer.BYTES);
            if (key < 0 || key >= 1 << 24) {
                return 0;
            }
            small += key < 1 << 8 ? 1 : 0;
            neighbours += i > 0 && Math.abs(key - bytes.getInt((i - 1) * Integer.BYTES)) < 1 << 12 ? 1 : 0;
        }
        return keys >= FEWEST_KEYS && small < keys / 8 && neighbours > keys / 8 ? POSSIBLE : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new FixedRecords(new BinaryRecords(input, ByteOrder.LITTLE_ENDIAN), Integer.BYTES, BinaryKeys::read);
    }

    private static boolean read(BinaryRecords from, TraceRecord into) {
        KeyList.fill(from.u32(0), into);
        return true;
    }
}
