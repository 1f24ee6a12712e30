package org.spindle.experiment;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;
import org.spindle.timeline.RunTimeline;

/** The way down to a device, which shows on a timeline what goes down and comes back. */
record TracedPath(BlockTarget path, int device, EventLoop clock, RunTimeline timeline)
        implements BlockTarget, CompletionListener {

    @Override
    public void submit(Request request) {
        timeline.dispatched(device, request, clock.now());
        request.expect(this);
        path.submit(request);
    }

    @Override
    public void completed(Request request) {
        timeline.returned(device, clock.now());
        request.complete(request.completed());
    }
}
