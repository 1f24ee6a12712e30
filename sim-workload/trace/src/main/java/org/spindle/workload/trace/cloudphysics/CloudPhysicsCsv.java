package org.spindle.workload.trace.cloudphysics;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CsvHeader;
import org.spindle.workload.trace.HeaderColumns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;

/**
 * The trace format {@code cloudphysics-csv}. Times are the machine's uptime, in microseconds if the first one is 10^11 or more (28 hours)
 * and in seconds otherwise, as in the two published copies of the same trace.
 */
public final class CloudPhysicsCsv implements TraceFormat {

    public static final String NAME = "cloudphysics-csv";

    private static final long FEWEST_MICROS = 100_000_000_000L;
    private static final long MICROS_TO_NANOS = 1_000;
    private static final long SECONDS_TO_NANOS = 1_000_000_000;

    private static final CsvHeader HEADER =
            new CsvHeader(95, "the header version,time,op,size,lbn", "time", "op", "size", "lbn");

    @Override
    public int recognise(byte[] head, int length) {
        return HEADER.recognise(head, length);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return HEADER.open(input, Rows::new);
    }

    private static final class Rows implements LineReader.LineFormat {

        private final HeaderColumns columns;
        private final int time;
        private final int command;
        private final int bytes;
        private final int block;
        private long nanosPerTick;

        Rows(HeaderColumns columns) {
            this.columns = columns;
            time = columns.of("time");
            command = columns.of("op");
            bytes = columns.of("size");
            block = columns.of("lbn");
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            columns.check(line);
            Operation operation = operation(line);
            if (operation == null) {
                return false;
            }
            into.operation = operation;
            into.arrival = arrival(line);
            if (operation != Operation.FLUSH) {
                into.offset = line.whole(block, "block", Limits.SECTORS) * Size.SECTOR;
                into.length = line.whole(bytes, "size in bytes", Limits.BYTES);
            }
            return true;
        }

        private @Nullable Operation operation(TextLines line) {
            return ScsiCommand.operation((int) line.hexadecimal(command, "SCSI operation code", 0xff));
        }

        private long arrival(TextLines line) {
            long ticks = line.whole(time, "time", Limits.NUMBER);
            if (nanosPerTick == 0) {
                nanosPerTick = ticks >= FEWEST_MICROS ? MICROS_TO_NANOS : SECONDS_TO_NANOS;
            }
            if (ticks > Long.MAX_VALUE / nanosPerTick) {
                throw line.bad(time, "time", "one within 292 years, in the unit of the first line");
            }
            return ticks * nanosPerTick;
        }
    }
}
