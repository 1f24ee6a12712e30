package org.spindle.disk.hdd;

import org.spindle.disk.geometry.Layout;
import org.spindle.disk.geometry.PhysicalAddress;
import org.spindle.disk.geometry.Track;

/** Locates the beginning of the accesses of requests. */
final class BlockLocator {

    private final Layout layout;
    private final PhysicalAddress address = new PhysicalAddress();
    private final Track track = new Track();

    BlockLocator(Layout layout) {
        this.layout = layout;
    }

    /** Makes a place that of a block, unless it is already. */
    void locate(BlockPlace place, long block) {
        if (place.block != block) {
            layout.locate(block, address);
            layout.track(address.cylinder, address.head, track);
            place.block = block;
            place.cylinder = address.cylinder;
            place.head = address.head;
            place.angle = track.angle(address.slot);
        }
    }
}
