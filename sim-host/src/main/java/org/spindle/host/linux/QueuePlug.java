package org.spindle.host.linux;

import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The plug of a queue (Linux 2.6.20 to 2.6.38). It begins when a request arrives at an empty queue. It ends after a time, when enough
 * requests wait, when a process waits for a request (at the end of the instant at which it submitted the request), or when the device
 * has completed a request.
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
    private boolean endsSoon;
    private long timer;
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

    /** Ends the plug after this instant if a process waits for the request, which has arrived, merged or not. */
    void arrived(Request request) {
        if (isPlugged && !endsSoon && request.criticality() == Criticality.CRITICAL) {
            endsSoon = true;
            events.schedule(events.now(), this, PROCESS_WAITS, 0);
        }
    }

    /** Ends the plug, if there is one, without running the queue. */
    void endWithoutRun() {
        if (isPlugged) {
            isPlugged = false;
            events.cancel(timer);
            metrics.plugged.record(requests);
        }
    }

    private void end() {
        if (isPlugged) {
            endWithoutRun();
            whenEnded.run();
        }
    }

    @Override
    public void handle(int op, long arg) {
        if (op == PROCESS_WAITS) {
            endsSoon = false;
        }
        end();
    }
}
