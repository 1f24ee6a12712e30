package org.spindle.workload.trace.camelab;

import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/** The trace format {@code camelab}. */
public final class Camelab implements TraceFormat {

    public static final String NAME = "camelab";

    private static final int LIKELY = 80;

    private static final int TIME = 0;
    private static final int SECTOR = 2;
    private static final int SECTORS = 3;
    private static final int FIELDS = 4;

    private static final Direction DIRECTION = new Direction(1, "R", "W");

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, Camelab::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == FIELDS
                && line.isDecimal(TIME)
                && DIRECTION.isPresent(line)
                && line.isWhole(SECTOR)
                && line.isWhole(SECTORS);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), Camelab::read);
    }

    private static boolean read(TextLines line, TraceRecord into) {
        if (line.fields() != FIELDS) {
            throw line.malformed("seconds, R or W, sector, sectors");
        }
        into.arrival = line.time(TIME, TimeUnit.S, "time in seconds");
        into.operation = DIRECTION.of(line);
        into.offset = line.whole(SECTOR, "sector", Limits.SECTORS) * Size.SECTOR;
        into.length = line.whole(SECTORS, "number of sectors", Limits.SECTORS) * Size.SECTOR;
        return true;
    }
}
