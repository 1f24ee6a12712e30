package org.spindle.disk.fixed;

import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.Request;

/** The queue pairs of the device: it fetches commands while it holds fewer than its queue depth. */
final class QueuePairSide implements HostSide {

    private final QueuePairPort port;
    private final int depth;
    /** Commands requested and not completed. */
    private int held;

    QueuePairSide(QueuePairPort port, int depth) {
        this.port = port;
        this.depth = depth;
    }

    /** Requests the commands that wait, as far as the device may hold them. */
    void fetch() {
        while (held < depth && port.fetch()) {
            held++;
        }
    }

    @Override
    public void commandArrived() {}

    @Override
    public void complete(Request request) {
        port.post(request);
        held--;
        fetch();
    }
}
