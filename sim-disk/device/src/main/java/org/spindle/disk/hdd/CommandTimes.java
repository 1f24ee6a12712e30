package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.spec.After;
import org.spindle.disk.hdd.spec.BusBehaviour.ExtraWriteDisconnect;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.hdd.spec.Overheads;
import org.spindle.spi.config.Time;

/**
 * The drive's overhead table, scaled, in nanoseconds. "After" refers to the request whose completion was sent last;
 * initially to a read.
 */
final class CommandTimes {

    private final double scale;
    private final boolean reportsWritesEarly;
    private final boolean freeWriteDisconnect;

    private final long[] readHit;
    private final long[] readMiss;
    private final long[] write;
    private final long[] readDisconnect;
    private final long writeDisconnect;

    final long perRequest;
    final long readCompletion;
    final long writeCompletion;
    final long dataPreparation;
    final long firstReselect;
    final long otherReselect;
    final long writeReconnect;
    final long minimumWriteSeekPicos;
    final long extraCommand;
    final long extraDisconnect;
    final long extraAway;
    final long extraSecondDisconnect;
    final long extraSeekDelay;

    private int last;

    CommandTimes(HddConfig config, boolean freeWriteDisconnect) {
        Overheads o = config.overheads();
        scale = o.scale();
        reportsWritesEarly = config.buffer().writeReporting().early();
        this.freeWriteDisconnect = freeWriteDisconnect;
        readHit = scaled(o.readHit());
        readMiss = scaled(o.readMiss());
        write = scaled(reportsWritesEarly ? o.writeHit() : o.writeMiss());
        readDisconnect = scaled(o.readDisconnect());
        writeDisconnect = scaled(o.writeDisconnect());
        perRequest = scaled(o.perRequest());
        readCompletion = scaled(o.readCompletion());
        writeCompletion = scaled(o.writeCompletion());
        dataPreparation = scaled(o.dataPreparation());
        firstReselect = scaled(o.firstReselect());
        otherReselect = scaled(o.otherReselect());
        writeReconnect = scaled(o.writeReconnect());
        minimumWriteSeekPicos = o.minimumWriteSeek().picos();
        @Nullable ExtraWriteDisconnect extra = config.bus().extraWriteDisconnect();
        extraCommand = extra == null ? 0 : scaled(extra.command());
        extraDisconnect = extra == null ? 0 : scaled(extra.disconnect());
        extraSecondDisconnect = extra == null ? 0 : scaled(extra.secondDisconnect());
        extraSeekDelay = extra == null ? 0 : extra.seekDelay().nanos();
        extraAway = extra == null ? 0 : extra.away().nanos();
    }

    private long[] scaled(After after) {
        return new long[] {scaled(after.afterRead()), scaled(after.afterWrite())};
    }

    private long scaled(Time time) {
        return Math.round(time.inNanos() * scale);
    }

    /** Records that a completion is sent. */
    void completed(DriveRequest request) {
        last = request.read ? 0 : 1;
    }

    boolean lastWasWrite() {
        return last == 1;
    }

    long readHit() {
        return readHit[last];
    }

    long readMiss() {
        return readMiss[last];
    }

    /** Returns the overhead of a write; it depends on when writes are reported, not on the buffer's contents. */
    long write() {
        return write[last];
    }

    long readDisconnect() {
        return readDisconnect[last];
    }

    long disconnect(DriveRequest request) {
        if (request.read) {
            return readDisconnect();
        }
        return request.extra() == DriveRequest.ExtraDisconnect.DONE ? extraSecondDisconnect : writeDisconnect;
    }

    /** Returns the overhead of the disconnection of a write that has not sent its data. */
    long earlyWriteDisconnect() {
        return freeWriteDisconnect && !reportsWritesEarly ? 0 : writeDisconnect;
    }

    long reselect(DriveRequest request) {
        return request.extra() == DriveRequest.ExtraDisconnect.DONE ? otherReselect : firstReselect;
    }

    long completion(DriveRequest request) {
        return request.read ? readCompletion : writeCompletion;
    }
}
