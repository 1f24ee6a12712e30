package org.spindle.flash.front;

import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.Request;

/** Fetches commands from queue pairs while fewer than the queue depth are inside, and posts those that are complete. */
final class FetchedCommands implements FinishedCommands {

    private final QueuePairPort port;
    /** The queue depth; 0 until it is known, before the first command. */
    private int depth;
    /** Commands requested and not completed. */
    private int held;

    FetchedCommands(QueuePairPort port) {
        this.port = port;
    }

    /** Sets the number of commands that may be inside at once; called once, before the first command. */
    void limit(int queueDepth) {
        depth = queueDepth;
    }

    /** Requests the commands that wait, as far as the device may hold them. */
    void fetch() {
        while (held < depth && port.fetch()) {
            held++;
        }
    }

    @Override
    public void complete(Request request) {
        port.post(request);
        held--;
        fetch();
    }
}
