package org.spindle.spi.driver;

import org.spindle.spi.request.BlockTarget;

/** A device driver: takes requests for every device of its context, by index. */
public interface Driver extends BlockTarget {

    /** First sector of the request that was last handed to a device; 0 before any was. */
    long lastSector(int device);

    /** One past the last sector of that request; a driver that does not keep it answers with its first sector. */
    default long lastEnd(int device) {
        return lastSector(device);
    }
}
