package org.spindle.workload.trace.tencent;

import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CommaFormat;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/** The trace format {@code tencent-cbs}; arrivals are integral seconds since the Unix epoch. */
public final class TencentCbs extends CommaFormat {

    public static final String NAME = "tencent-cbs";

    private static final int LIKELY = 70;

    private static final int TIME = 0;
    private static final int SECTOR = 1;
    private static final int SECTORS = 2;
    private static final int TYPE = 3;
    private static final int VOLUME = 4;

    private static final Direction DIRECTION = new Direction(TYPE, "0", "1");

    public TencentCbs() {
        super(LIKELY, "Timestamp,Offset,Size,IOType,VolumeID");
    }

    @Override
    protected boolean fits(TextLines line) {
        return line.isWhole(TIME)
                && line.isWhole(SECTOR)
                && line.isWhole(SECTORS)
                && DIRECTION.isPresent(line)
                && line.isWhole(VOLUME);
    }

    @Override
    protected void read(TextLines line, TraceRecord into) {
        into.arrival = line.wholeTime(TIME, TimeUnit.S, "time in seconds");
        into.offset = line.whole(SECTOR, "offset in sectors", Limits.SECTORS) * Size.SECTOR;
        into.length = line.whole(SECTORS, "size in sectors", Limits.SECTORS) * Size.SECTOR;
        into.operation = DIRECTION.of(line);
        into.device = line.whole(VOLUME, "volume", Limits.NUMBER);
    }
}
