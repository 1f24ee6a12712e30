package org.spindle.workload.trace.parquet;

import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;

/** The trace format {@code parquet}, which is refused by name. */
public final class Parquet implements TraceFormat {

    public static final String NAME = "parquet";

    private static final int CERTAIN = 100;
    private static final String MAGIC = "PAR1";

    @Override
    public int recognise(byte[] head, int length) {
        if (length < MAGIC.length()) {
            return 0;
        }
        for (int i = 0; i < MAGIC.length(); i++) {
            if (head[i] != MAGIC.charAt(i)) {
                return 0;
            }
        }
        return CERTAIN;
    }

    @Override
    public TraceReader open(TraceInput input) {
        throw new TraceException(
                input.name() + ": is a Parquet file, whose index stands at its end, so that it cannot be"
                        + " read as a stream; write its columns device, operation (R or W), offset and length in bytes, and time"
                        + " in microseconds as csv without a header (format alibaba), for instance with DuckDB: COPY (SELECT"
                        + " device_id, op, \"offset\", length, timestamp_us FROM 'trace.parquet') TO 'trace.csv' (HEADER false)");
    }
}
