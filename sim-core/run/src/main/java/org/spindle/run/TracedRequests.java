package org.spindle.run;

import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.timeline.RunTimeline;

/** Shows the workload's requests on a timeline. */
record TracedRequests(RunTimeline timeline) implements RunObserver {

    @Override
    public void begin(RequestSchema schema) {
        timeline.schema(schema);
    }

    @Override
    public void arrived(Request request) {
        timeline.arrived(request);
    }

    @Override
    public void completed(Request request) {
        timeline.completed(request);
    }
}
