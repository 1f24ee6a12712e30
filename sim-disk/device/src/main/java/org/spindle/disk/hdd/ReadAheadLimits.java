package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;
import org.spindle.disk.hdd.spec.Buffer.Reach;
import org.spindle.disk.hdd.spec.Buffer.ReadAhead;
import org.spindle.disk.hdd.spec.Buffer.Requested;
import org.spindle.disk.hdd.spec.HddConfig;

/** The minimum and maximum read-ahead for a read by the drive's settings, in blocks. */
final class ReadAheadLimits {

    private static final long UNLIMITED = -1;

    private final ReadAhead readAhead;
    private final Layout layout;
    private final long leastReadAhead;
    private final long mostReadAhead;
    private final PhysicalAddress place = new PhysicalAddress();
    private final Track track = new Track();
    private long blockOnTrack = -1;

    ReadAheadLimits(HddConfig drive, Layout layout) {
        readAhead = drive.buffer().readAhead();
        this.layout = layout;
        long blockBytes = drive.sectorSize().bytes();
        leastReadAhead = readAhead.enabled() ? readAhead.minimum().bytes() / blockBytes : 0;
        mostReadAhead = readAhead.maximum() == null
                ? UNLIMITED
                : Math.max(leastReadAhead, readAhead.maximum().bytes() / blockBytes);
    }

    /** Raises the limits of a segment to those of a read; a limit never falls here. */
    void raise(DriveRequest request, Segment segment) {
        long capacity = layout.blocks();
        segment.leastEnd = Math.max(segment.leastEnd, Math.min(request.end + leastReadAhead, capacity));
        segment.mostEnd = Math.max(segment.mostEnd, Math.min(mostEnd(request, segment), capacity));
    }

    /** Returns one past the last block that the drive may read for this request. */
    private long mostEnd(DriveRequest request, Segment segment) {
        long end = request.end;
        if (!readAhead.enabled()) {
            return end;
        }
        if (readAhead.until() == Reach.TRACK) {
            return trackLimit(request, segment);
        }
        if (mostReadAhead >= 0) {
            return end + mostReadAhead;
        }
        if (readAhead.requested() == Requested.KEEP) {
            return request.first + segment.size >= end + leastReadAhead
                    ? request.first + segment.size
                    : end + leastReadAhead;
        }
        return end + segment.size;
    }

    private long trackLimit(DriveRequest request, Segment segment) {
        findTrack(Math.min(request.end, layout.blocks() - 1));
        long limit = track.lastBlock + 1;
        if (segment.start >= track.firstBlock) {
            return limit;
        }
        layout.locate(request.first, place);
        return limit + place.slotsPerTrack;
    }

    /** Finds the track of a block; the limits of a read are raised several times for the same one. */
    private void findTrack(long block) {
        if (block != blockOnTrack) {
            layout.locate(block, place);
            layout.track(place.cylinder, place.head, track);
            blockOnTrack = block;
        }
    }
}
