package org.spindle.workload.trace.mqsim;

import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.AscendingTimes;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code mqsim}; times are in nanoseconds, MQSim's default. */
public final class MqSim implements TraceFormat {

    public static final String NAME = "mqsim";

    /** A low score: DiskSim reads five integers per line, too. */
    private static final int AMBIGUOUS = 30;

    private static final int LIKELY = 55;

    /**
     * Least number of digits of times that indicate nanoseconds: in milliseconds, the unit of DiskSim, they would be a sixth of an hour.
     */
    private static final int NANOSECONDS_DIGITS = 7;

    private static final int TIME = 0;
    private static final int DEVICE = 1;
    private static final int SECTOR = 2;
    private static final int SECTORS = 3;
    private static final int WRITE = 4;
    private static final int FIELDS = 5;

    @Override
    public int recognise(byte[] head, int length) {
        if (!TextLines.firstLines(head, length, 20, MqSim::fits)) {
            return 0;
        }
        boolean hexadecimal = !TextLines.firstLines(head, length, 20, line -> line.isWhole(SECTOR));
        boolean nanoseconds = TextLines.firstLines(head, length, 20, line -> line.length(TIME) >= NANOSECONDS_DIGITS);
        return hexadecimal || nanoseconds ? LIKELY : AMBIGUOUS;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == FIELDS
                && line.isWhole(TIME)
                && line.isWhole(DEVICE)
                && (line.isWhole(SECTOR) || line.startsWith(SECTOR, "0x") && line.isHexadecimal(SECTOR))
                && line.isWhole(SECTORS)
                && (line.is(WRITE, "0") || line.is(WRITE, "1"));
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new Reader(new TextLines(input));
    }

    private static final class Reader implements TraceReader, AscendingTimes {

        private final TextLines lines;

        Reader(TextLines lines) {
            this.lines = lines;
        }

        @Override
        public boolean next(TraceRecord into) {
            if (!lines.advance()) {
                return false;
            }
            if (lines.fields() != FIELDS) {
                throw lines.malformed(
                        "five fields: time in ns, device, sector, sectors, 0 for a write or 1 for a read");
            }
            into.clear();
            into.arrival = lines.whole(TIME, "time in ns", Limits.NUMBER);
            into.device = lines.whole(DEVICE, "device", Limits.NUMBER);
            into.offset = sector() * Size.SECTOR;
            into.length = lines.whole(SECTORS, "number of sectors", Limits.SECTORS) * Size.SECTOR;
            into.operation = lines.is(WRITE, "0") ? Operation.WRITE : Operation.READ;
            return true;
        }

        /** Parses a sector in the notation of C. */
        private long sector() {
            if (lines.at(SECTOR, 0) != '0' || lines.length(SECTOR) == 1) {
                return lines.whole(SECTOR, "sector", Limits.SECTORS);
            }
            if ((lines.at(SECTOR, 1) | 0x20) == 'x') {
                return lines.hexadecimal(SECTOR, "sector", Limits.SECTORS);
            }
            long value = 0;
            for (int i = 1; i < lines.length(SECTOR); i++) {
                int digit = lines.at(SECTOR, i) - '0';
                if (digit < 0 || digit > 7 || value > Limits.SECTORS / 8) {
                    throw lines.bad(SECTOR, "sector", "an octal number, as it begins with 0");
                }
                value = 8 * value + digit;
            }
            return value;
        }

        @Override
        public String position() {
            return lines.position();
        }

        @Override
        public void close() {
            lines.close();
        }
    }
}
