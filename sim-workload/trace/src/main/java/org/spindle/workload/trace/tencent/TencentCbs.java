package org.spindle.workload.trace.tencent;

import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CommaColumns;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code tencent-cbs}; arrivals are integral seconds since the Unix epoch. */
public final class TencentCbs implements TraceFormat {

    public static final String NAME = "tencent-cbs";

    private static final int LIKELY = 70;
    private static final long SECOND = 1_000_000_000;
    private static final CommaColumns COLUMNS = new CommaColumns(5, "Timestamp,Offset,Size,IOType,VolumeID");

    private static final int TIME = 0;
    private static final int SECTOR = 1;
    private static final int SECTORS = 2;
    private static final int TYPE = 3;
    private static final int VOLUME = 4;

    private static final Direction DIRECTION = new Direction(TYPE, "0", "1");

    @Override
    public int recognise(byte[] head, int length) {
        return COLUMNS.areIn(head, length, TencentCbs::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.isWhole(TIME)
                && line.isWhole(SECTOR)
                && line.isWhole(SECTORS)
                && DIRECTION.isPresent(line)
                && line.isWhole(VOLUME);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return COLUMNS.open(input, TencentCbs::read);
    }

    private static boolean read(TextLines line, TraceRecord into) {
        COLUMNS.check(line);
        into.arrival = SECOND * line.whole(TIME, "time in seconds", Long.MAX_VALUE / SECOND);
        into.offset = line.whole(SECTOR, "offset in sectors", Limits.SECTORS) * Size.SECTOR;
        into.length = line.whole(SECTORS, "size in sectors", Limits.SECTORS) * Size.SECTOR;
        into.operation = DIRECTION.of(line);
        into.device = line.whole(VOLUME, "volume", Limits.NUMBER);
        return true;
    }
}
