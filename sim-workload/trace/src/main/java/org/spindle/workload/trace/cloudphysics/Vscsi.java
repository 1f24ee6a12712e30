package org.spindle.workload.trace.cloudphysics;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.BinaryRecords;
import org.spindle.workload.trace.FixedRecords;
import org.spindle.workload.trace.Limits;

/**
 * The trace format {@code vscsi}, versions 1 and 2, distinguished by the version in the first records. Times are microseconds from an
 * arbitrary origin; only version 2 has response times.
 */
public final class Vscsi implements TraceFormat {

    public static final String NAME = "vscsi";

    private static final int LIKELY = 75;
    private static final int RECORDS_TO_LOOK_AT = 16;
    private static final long MICROS_TO_NANOS = 1_000;

    /**
     * The offsets of a version's fields, in bytes from the start of the record; all versions are little-endian.
     *
     * @param response -1 if the version has none
     */
    private record Version(
            int number,
            int size,
            int length,
            int elements,
            int command,
            int version,
            int block,
            int time,
            int response) {}

    private static final Version ONE = new Version(1, 32, 4, 8, 12, 14, 16, 24, -1);
    private static final Version TWO = new Version(2, 40, 8, 12, 0, 2, 16, 24, 32);

    @Override
    public int recognise(byte[] head, int length) {
        return version(head, length) == null ? 0 : LIKELY;
    }

    private static @Nullable Version version(byte[] head, int length) {
        if (fits(TWO, head, length)) {
            return TWO;
        }
        return fits(ONE, head, length) ? ONE : null;
    }

    /** Returns whether the first records have this version, SCSI commands, and non-negative times. */
    private static boolean fits(Version version, byte[] head, int length) {
        ByteBuffer bytes = ByteBuffer.wrap(head, 0, length).order(ByteOrder.LITTLE_ENDIAN);
        int records = Math.min(RECORDS_TO_LOOK_AT, length / version.size);
        boolean data = false;
        for (int i = 0; i < records; i++) {
            int at = i * version.size;
            int command = bytes.getShort(at + version.command) & 0xffff;
            boolean named = bytes.get(at + version.version + 1) == version.number;
            if (!named || command > 0xff || bytes.getLong(at + version.time) < 0) {
                return false;
            }
            data |= ScsiCommand.operation(command) != null;
        }
        return data;
    }

    @Override
    public TraceReader open(TraceInput input) {
        BinaryRecords records = new BinaryRecords(input, ByteOrder.LITTLE_ENDIAN);
        records.has(RECORDS_TO_LOOK_AT * TWO.size);
        byte[] head = records.head(RECORDS_TO_LOOK_AT * TWO.size);
        Version version = version(head, head.length);
        if (version == null) {
            throw records.unsuitable("begins with '" + records.excerpt()
                    + "'; expected records of 32 or 40 bytes that name version 1 or 2");
        }
        return new FixedRecords(records, version.size, new Commands(version));
    }

    private static final class Commands implements FixedRecords.RecordFormat {

        private final Version version;
        private long elements;

        Commands(Version version) {
            this.version = version;
        }

        @Override
        public boolean read(BinaryRecords from, TraceRecord into) {
            int named = from.u8(version.version + 1);
            if (named != version.number) {
                throw from.bad("version " + named, "version " + version.number + " as in the first record");
            }
            Operation operation = ScsiCommand.operation(from.u16(version.command));
            if (operation == null) {
                return false;
            }
            elements += from.u32(version.elements);
            into.operation = operation;
            into.arrival = MICROS_TO_NANOS * whole(from, version.time, "time in us", Long.MAX_VALUE / MICROS_TO_NANOS);
            if (operation != Operation.FLUSH) {
                into.offset = Size.SECTOR * whole(from, version.block, "block", Limits.SECTORS);
                into.length = from.u32(version.length);
            }
            if (version.response >= 0) {
                into.response = MICROS_TO_NANOS
                        * whole(from, version.response, "response time in us", Long.MAX_VALUE / MICROS_TO_NANOS);
            }
            return true;
        }

        @Override
        public SortedMap<String, Long> tallies() {
            return new TreeMap<>(Map.of("scatter_gather_elements_total", elements));
        }
    }

    private static long whole(BinaryRecords from, int at, String what, long max) {
        long value = from.i64(at);
        if (value < 0 || value > max) {
            throw from.bad(what + " " + Long.toUnsignedString(value), "one of at most " + max);
        }
        return value;
    }
}
