package org.spindle.host.alis;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/** The requests of the host that are in progress below. */
final class HostTraffic {

    private final EventLoop events;
    private final AlisMetrics metrics;
    private final List<Request> writes = new ArrayList<>();
    private int inProgress;
    private long idleSince;

    HostTraffic(EventLoop events, AlisMetrics metrics) {
        this.events = events;
        this.metrics = metrics;
        metrics.hostBusy(false);
    }

    void begins(Request whole) {
        if (inProgress++ == 0) {
            metrics.hostBusy(true);
        }
        if (!whole.isRead()) {
            writes.add(whole);
        }
    }

    void ends(Request whole) {
        if (--inProgress == 0) {
            idleSince = events.now();
            metrics.hostBusy(false);
        }
        if (!whole.isRead()) {
            int last = writes.size() - 1;
            writes.set(writes.indexOf(whole), writes.get(last));
            writes.remove(last);
        }
    }

    boolean isIdle() {
        return inProgress == 0;
    }

    /** Returns when the last request ended. */
    long idleSince() {
        return idleSince;
    }

    /** Returns whether something is being written that a batch copies. */
    boolean writesInto(CopyBatch batch) {
        for (int i = 0; i < writes.size(); i++) {
            if (batch.overlaps(writes.get(i).sector(), writes.get(i).end())) {
                return true;
            }
        }
        return false;
    }
}
