package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.mechanics.Rotation;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Metrics;

/**
 * Just-in-time seeks (Hsu 2003, section 3.5.2): read-ahead that a request interrupts continues on its track until the
 * last moment at which the arm can leave and reach the request's first block in the same revolution as if it left at
 * once. The time of the rotational wait on the target's track is used for reading.
 *
 * <p>The arm leaves at the end of a block, when the drive's scheduler chooses among all waiting requests; the earliest
 * departure of several requests counts.
 */
final class JustInTimeSeek {

    /** Safety margin before the last moment of departure, for the rounding of the angles and times of a revolution. */
    private static final long MARGIN_PICOS = 1000;

    private final Mechanism mechanism;
    private final Layout layout;
    private final Medium medium;
    private final MediumEvent event;
    private final CommandTimes times;
    private final BlockLocator locator;
    private final Counter delayed;
    private final PhysicalAddress place = new PhysicalAddress();
    private final Track track = new Track();

    JustInTimeSeek(Mechanism mechanism, Medium medium, CommandTimes times, Metrics metrics) {
        this.mechanism = mechanism;
        layout = mechanism.layout();
        this.medium = medium;
        event = medium.event();
        this.times = times;
        locator = new BlockLocator(layout);
        delayed = metrics.counter(
                "just-in-time-seeks",
                "requests",
                "Requests for which the arm left read-ahead later than it could, to reach them no later");
    }

    /**
     * Returns whether read-ahead continues for at least one more block although a request waits for the arm. If so, the
     * end of read-ahead is set to where the arm must leave.
     *
     * @param segment into which the arm reads ahead
     */
    boolean delays(DriveRequest request, Segment segment) {
        if (!event.isPending() || event.isSeeking()) {
            return false;
        }
        long end = lastEnd(segment, latestDeparture(request));
        if (end <= segment.end || !request.read && request.overlaps(segment.start, end)) {
            return false;
        }
        if (end < segment.mostEnd) {
            segment.mostEnd = end;
            delayed.add(1);
        }
        return true;
    }

    /** Returns the picoseconds from the end of the present sector to the last moment at which the arm may leave. */
    private long latestDeparture(DriveRequest request) {
        Moment sectorEnd = event.time();
        Moment ready = request.mediaReady;
        Moment start = ready.isAfter(event.now()) ? ready : event.now();
        boolean write = !request.read && !request.beginsWithPreread();
        BlockPlace target = request.place;
        locator.locate(target, request.accessStart());
        long seek = mechanism.repositionPicos(medium.cylinder(), medium.head(), target.cylinder, target.head, write);
        long picos = start.picos + (write ? Math.max(seek, times.minimumWriteSeekPicos) : seek);
        Rotation rotation = medium.rotation();
        int arrival = rotation.angleAt(start.nanos + picos / 1000, (int) (picos % 1000));
        return start.picosSince(sectorEnd) + rotation.turnPicos(arrival, target.angle) - MARGIN_PICOS;
    }

    /** Returns one past the last block of the present track that has passed by then; the segment's end if there is none. */
    private long lastEnd(Segment segment, long departurePicos) {
        Moment sectorEnd = event.time();
        Rotation rotation = medium.rotation();
        layout.track(medium.cylinder(), medium.head(), track);
        int half = track.slotWidth >>> 1;
        int from = rotation.angleAt(sectorEnd.nanos, sectorEnd.picos) - half;
        long halfPicos = rotation.turnPicos(0, half);
        long limit = Math.min(segment.mostEnd, Math.min(roomEnd(segment), track.lastBlock + 1));
        long block = segment.end;
        while (block < limit && isHere(block)) {
            int end = track.angle(place.slot) + track.slotWidth;
            if (rotation.turnPicos(from, end) - halfPicos > departurePicos) {
                return block;
            }
            block++;
        }
        return block;
    }

    /** Returns the first block for which there is no room before more of the segment has been sent to the host. */
    private static long roomEnd(Segment segment) {
        DriveRequest behind = segment.furthestBehind();
        return behind == null || behind.completionSent() ? Long.MAX_VALUE : behind.busPointer + segment.size;
    }

    private boolean isHere(long block) {
        layout.locate(block, place);
        return !place.remapped && place.cylinder == medium.cylinder() && place.head == medium.head();
    }
}
