package org.spindle.host.linux;

import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The plug of a queue (Linux 2.6.20 to 2.6.38). It begins when a request arrives at an empty queue. It ends after a time, when enough
 * requests wait, when the device has completed a request, or when a process waits for a request: for a synchronous one at the end of the
 * instant at which it was submitted, for an asynchronous one, such as a read-ahead, when that is noted.
 */
final class QueuePlug implements EventHandler {

    private static final int TIMEOUT = 0;
    private static final int PROCESS_WAITS = 1;

    private final int limit;
    private final long delay;
    private final Runnable whenEnded;
    private final EventLoop events;
    private final BlockMetrics metrics;

    private boolean isPlugged;
    private long timer;

    /** The event at the end of the instant at which a synchronous request arrived; 0 for none. */
    private long soon;

    private int requests;

    QueuePlug(PlugConfig config, Runnable whenEnded, EventLoop events, BlockMetrics metrics) {
        this.limit = config.requests(Generation.SINGLE_QUEUE);
        this.delay = config.plugDelay().nanos();
        this.whenEnded = whenEnded;
        this.events = events;
        this.metrics = metrics;
    }

    boolean isPlugged() {
        return isPlugged;
    }

    /** Begins a plug, if there is none; called when a request arrives at an empty queue. */
    void begin() {
        if (!isPlugged) {
            isPlugged = true;
            timer = events.schedule(events.now() + delay, this, TIMEOUT, 0);
        }
    }

    /**
     * Ends the plug if the queue, to which a request has been added, is long enough.
     *
     * @param waiting requests in the queue, without those at the device
     */
    void added(Request request, int waiting) {
        if (!isPlugged) {
            return;
        }
        requests = waiting;
        if (waiting >= limit) {
            end();
        } else {
            arrived(request);
        }
    }

    /** Ends the plug after this instant if a process waits for the request from now on; it has arrived, merged or not. */
    void arrived(Request request) {
        boolean isAwaited = request.criticality() == Criticality.CRITICAL && !request.isAsynchronous();
        if (isPlugged && soon == 0 && isAwaited) {
            soon = events.schedule(events.now(), this, PROCESS_WAITS, 0);
        }
    }

    /** Ends the plug, if there is one, without running the queue. */
    void endWithoutRun() {
        if (isPlugged) {
            isPlugged = false;
            events.cancel(timer);
            events.cancel(soon);
            soon = 0;
            metrics.plugged.record(requests);
        }
    }

    /** Ends the plug, if there is one, and runs the queue. */
    void end() {
        if (isPlugged) {
            endWithoutRun();
            whenEnded.run();
        }
    }

    @Override
    public void handle(int op, long arg) {
        end();
    }
}
