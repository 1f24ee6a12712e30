package org.spindle.disk.controller;

import java.util.ArrayDeque;
import java.util.Queue;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * A device behind its queue in the controller: dispatching a request takes time, and a completed request counts as
 * outstanding until the controller has answered its completion. Requests keep their order.
 */
final class DispatchedDevice implements BlockTarget, CompletionListener, EventHandler {

    private static final int HANDED = 0;
    private static final int ANSWERED = 1;

    private final BlockTarget device;
    private final int limit;
    private final long dispatchTime;
    private final long answerTime;
    private final EventLoop events;
    private final TimeComponent overhead;
    private final Queue<Request> held = new ArrayDeque<>();
    private final Queue<Request> handed = new ArrayDeque<>();
    private int places;

    /**
     * @param limit most requests at the device, including those whose completion has not been answered
     * @param dispatchTime nanoseconds to dispatch a request
     * @param answerTime nanoseconds to answer a completion
     * @param overhead time component of these delays
     */
    DispatchedDevice(
            BlockTarget device,
            int limit,
            long dispatchTime,
            long answerTime,
            EventLoop events,
            TimeComponent overhead) {
        this.device = device;
        this.limit = limit;
        this.dispatchTime = dispatchTime;
        this.answerTime = answerTime;
        this.events = events;
        this.overhead = overhead;
    }

    @Override
    public void submit(Request request) {
        request.clock().enter(overhead, events.now());
        held.add(request);
        handOver();
    }

    private void handOver() {
        while (places < limit && !held.isEmpty()) {
            places++;
            handed.add(held.remove());
            events.schedule(events.now() + dispatchTime, this, HANDED, 0);
        }
    }

    @Override
    public void completed(Request request) {
        events.schedule(events.now() + answerTime, this, ANSWERED, 0);
        request.complete(events.now());
    }

    @Override
    public void handle(int op, long arg) {
        if (op == HANDED) {
            Request request = handed.remove();
            request.expect(this);
            device.submit(request);
        } else {
            places--;
            handOver();
        }
    }
}
