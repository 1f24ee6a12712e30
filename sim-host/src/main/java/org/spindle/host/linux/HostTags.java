package org.spindle.host.linux;

import java.util.ArrayList;
import java.util.List;

/** Most requests at all devices of a controller together. */
final class HostTags {

    private final int limit;
    private final List<Dispatch> devices = new ArrayList<>();
    private int used;

    HostTags(int limit) {
        this.limit = limit;
    }

    void join(Dispatch device) {
        devices.add(device);
    }

    boolean isFree() {
        return used < limit;
    }

    void take() {
        used++;
    }

    /** Releases one; other devices may have waited for it. */
    void release(Dispatch by) {
        if (used-- == limit) {
            int first = devices.indexOf(by) + 1;
            for (int i = 0; i < devices.size() - 1 && isFree(); i++) {
                devices.get((first + i) % devices.size()).runAll();
            }
        }
    }
}
