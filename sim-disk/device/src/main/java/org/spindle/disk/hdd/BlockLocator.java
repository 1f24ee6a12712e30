package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.Track;

/** Locates the beginning of the accesses of requests; the address is stored in the request. */
final class BlockLocator {

    private final Layout layout;
    private final Track track = new Track();

    BlockLocator(Layout layout) {
        this.layout = layout;
    }

    /** Sets place and angle of a request to those of a block. */
    void locate(DriveRequest request, long block) {
        if (request.locatedBlock != block) {
            layout.locate(block, request.place);
            layout.track(request.place.cylinder, request.place.head, track);
            request.angle = track.angle(request.place.slot);
            request.locatedBlock = block;
        }
    }
}
