package org.spindle.disk.hdd;

import java.util.ArrayList;
import java.util.List;

/** The writes that are not on the medium, in order of arrival. */
final class UnwrittenData {

    private final List<DriveRequest> writes = new ArrayList<>();

    List<DriveRequest> writes() {
        return writes;
    }

    void arrived(DriveRequest write) {
        writes.add(write);
    }

    void written(DriveRequest write) {
        writes.remove(write);
    }

    /**
     * Returns whether a command without data is complete: a flush waits for every earlier write, a discard for none.
     */
    boolean isDone(DriveRequest control) {
        if (control.isFlush()) {
            for (int i = 0; i < writes.size(); i++) {
                if (writes.get(i).sequence < control.sequence) {
                    return false;
                }
            }
        }
        return true;
    }
}
