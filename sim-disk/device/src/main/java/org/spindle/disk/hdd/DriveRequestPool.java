package org.spindle.disk.hdd;

import java.util.ArrayDeque;
import java.util.Deque;
import org.spindle.spi.request.Request;

/** A pool of requests inside a drive, so that a warm drive allocates none. */
final class DriveRequestPool {

    private final Deque<DriveRequest> free = new ArrayDeque<>();
    private final int sectorsPerBlock;
    private long sequence;

    DriveRequestPool(int sectorsPerBlock) {
        this.sectorsPerBlock = sectorsPerBlock;
    }

    /** Returns the drive's counterpart of a request that arrives. */
    DriveRequest take(Request request) {
        DriveRequest taken = free.poll();
        if (taken == null) {
            taken = new DriveRequest();
        }
        taken.reset(request, sequence++, sectorsPerBlock);
        return taken;
    }

    void recycle(DriveRequest request) {
        free.push(request);
    }
}
