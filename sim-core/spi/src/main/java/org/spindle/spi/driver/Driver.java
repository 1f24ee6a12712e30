package org.spindle.spi.driver;

import org.spindle.spi.request.BlockTarget;

/** A device driver: takes requests for every device of its context, by index. */
public interface Driver extends BlockTarget {

    /** Returns the first sector of the request dispatched last; 0 before the first dispatch. */
    long lastSector(int device);

    /** Returns one past the last sector of that request; its first sector if the driver does not store the end. */
    default long lastEnd(int device) {
        return lastSector(device);
    }
}
