package org.spindle.host.linux;

import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The plug of a queue (Linux 2.6.20 to 2.6.38). It begins when a request comes to an empty queue, and ends after a time, when
 * enough requests wait, when a process begins to wait for one, at the end of the instant at which it submitted that, or when
 * the device has completed one.
 */
final class QueuePlug implements EventHandler {

    private static final int TIME_IS_UP = 0;
    private static final int SOMEBODY_WAITS = 1;

    private final int limit;
    private final long delay;
    private final Runnable whenEnded;
    private final EventLoop events;
    private final BlockMetrics metrics;

    private boolean isHeld;
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

    boolean isHeld() {
        return isHeld;
    }

    /** A request comes to an empty queue. */
    void begin() {
        if (!isHeld) {
            isHeld = true;
            timer = events.schedule(events.now() + delay, this, TIME_IS_UP, 0);
        }
    }

    /**
     * A request has joined the queue.
     *
     * @param waiting requests in the queue, without those at the device
     * @param outstanding requests at the device
     */
    void added(Request request, int waiting, int outstanding) {
        if (!isHeld) {
            return;
        }
        requests = waiting;
        if (waiting - outstanding >= limit) {
            end();
        } else {
            arrived(request);
        }
    }

    /** Somebody may wait for a request that has arrived, merged or not. */
    void arrived(Request request) {
        if (isHeld && !endsSoon && request.criticality() == Criticality.CRITICAL) {
            endsSoon = true;
            events.schedule(events.now(), this, SOMEBODY_WAITS, 0);
        }
    }

    /** Ends the plug, if there is one, without dispatching its requests. */
    void endQuietly() {
        if (isHeld) {
            isHeld = false;
            events.cancel(timer);
            metrics.plugged.record(requests);
        }
    }

    private void end() {
        if (isHeld) {
            endQuietly();
            whenEnded.run();
        }
    }

    @Override
    public void handle(int op, long arg) {
        if (op == SOMEBODY_WAITS) {
            endsSoon = false;
        }
        end();
    }
}
