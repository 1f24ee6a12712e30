package org.spindle.disk.hdd;

import java.util.ArrayList;
import java.util.List;

/** The writes that are not on the medium, in order of arrival. */
final class UnwrittenData {

    private final List<DriveRequest> writes = new ArrayList<>();
    private long changes;

    List<DriveRequest> writes() {
        return writes;
    }

    void arrived(DriveRequest write) {
        writes.add(write);
    }

    /** Records that a write is on the medium, or that its data, which waited for the write-back policy, is dropped. */
    void written(DriveRequest write) {
        writes.remove(write);
    }

    /** Records that the completion of a request is being sent: a write is then reported. */
    void completing(DriveRequest request) {
        request.completing();
        changes++;
    }

    /** Records that the data of a write waits no longer for the write-back policy. */
    void release(DriveRequest write) {
        write.waitNoLonger();
        changes++;
    }

    /**
     * Returns a number that rises whenever more of these writes than before are reported and wait for no write-back policy. A
     * write neither arrives nor begins to wait after its report; with its last block it leaves in a step of the medium, which counts
     * there.
     */
    long changes() {
        return changes;
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
