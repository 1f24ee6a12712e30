package org.spindle.host.linux;

import java.util.ArrayList;
import java.util.List;

/** The limit on outstanding requests of all devices of a controller together. */
final class HostTags {

    private final int limit;
    private final List<Dispatch> devices = new ArrayList<>();
    private int used;

    HostTags(int limit) {
        this.limit = limit;
    }

    void add(Dispatch device) {
        devices.add(device);
    }

    boolean isFree() {
        return used < limit;
    }

    void take() {
        used++;
    }

    /** Releases a tag, and runs the queues of the other devices if none was free, as they may have waited for one. */
    void release(Dispatch by) {
        if (used-- == limit) {
            int first = devices.indexOf(by) + 1;
            for (int i = 0; i < devices.size() - 1 && isFree(); i++) {
                devices.get((first + i) % devices.size()).runAll();
            }
        }
    }
}
