package org.spindle.stack;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;
import org.spindle.timeline.RunTimeline;

/** The route to a device, with dispatches and completions shown on a timeline. */
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
