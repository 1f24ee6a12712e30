package org.spindle.workload.trace.keys;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;

/**
 * The trace format {@code addresses}: l or s, hexadecimal byte address, instructions since the previous access, and optionally the
 * penalties of a hit and of a miss, which are ignored. The length of an access is unknown; a record has one byte.
 */
public final class AddressTrace implements TraceFormat {

    public static final String NAME = "addresses";

    private static final int LIKELY = 80;

    private static final int ADDRESS = 1;
    private static final int INSTRUCTIONS = 2;
    private static final int FIELDS = 3;
    private static final int FIELDS_WITH_PENALTIES = 5;

    private static final Direction DIRECTION = new Direction(0, "l", "s");

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, AddressTrace::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return hasFields(line)
                && DIRECTION.isPresent(line)
                && line.startsWith(ADDRESS, "0x")
                && line.isHexadecimal(ADDRESS)
                && line.isWhole(INSTRUCTIONS);
    }

    private static boolean hasFields(TextLines line) {
        return line.fields() == FIELDS || line.fields() == FIELDS_WITH_PENALTIES;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), AddressTrace::read);
    }

    private static boolean read(TextLines line, TraceRecord into) {
        if (!hasFields(line)) {
            throw line.malformed("l or s, 0x address, instructions, and optionally two penalties");
        }
        into.operation = DIRECTION.of(line);
        into.offset = line.hexadecimal(ADDRESS, "address", Limits.BYTES);
        into.length = 1;
        line.whole(INSTRUCTIONS, "number of instructions", Limits.NUMBER);
        return true;
    }
}
