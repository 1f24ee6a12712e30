package org.spindle.workload.trace.spc;

import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;
import org.spindle.workload.trace.TimeUnit;

/** The trace format {@code spc}. */
public final class Spc implements TraceFormat {

    public static final String NAME = "spc";

    private static final int LIKELY = 70;

    private static final int UNIT = 0;
    private static final int BLOCK = 1;
    private static final int BYTES = 2;
    private static final int OPCODE = 3;
    private static final int TIME = 4;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, Separator.COMMAS, 20, Spc::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() > TIME
                && line.isWhole(UNIT)
                && line.isWhole(BLOCK)
                && line.isWhole(BYTES)
                && line.length(OPCODE) == 1
                && "rRwW".indexOf(line.at(OPCODE, 0)) >= 0
                && line.isDecimal(TIME);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input, Separator.COMMAS), Spc::read);
    }

    private static boolean read(TextLines line, TraceRecord into) {
        if (line.fields() <= TIME) {
            throw line.malformed("storage unit, block, bytes, r or w, seconds");
        }
        into.device = line.whole(UNIT, "storage unit", Limits.NUMBER);
        into.offset = line.whole(BLOCK, "block number", Limits.SECTORS) * Size.SECTOR;
        into.length = line.whole(BYTES, "size in bytes", Limits.BYTES);
        into.operation = operation(line);
        into.arrival = line.time(TIME, TimeUnit.S, "time in seconds");
        return true;
    }

    private static Operation operation(TextLines line) {
        if (line.length(OPCODE) == 1) {
            int opcode = line.at(OPCODE, 0);
            if (opcode == 'r' || opcode == 'R') {
                return Operation.READ;
            }
            if (opcode == 'w' || opcode == 'W') {
                return Operation.WRITE;
            }
        }
        throw line.bad(OPCODE, "opcode", "r, R, w or W");
    }
}
