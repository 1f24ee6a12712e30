package org.spindle.workload.synthetic;

import org.spindle.spi.request.Request;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Generated requests, one after the other. */
interface Requests {

    boolean hasNext();

    /** The next one, not yet sent. */
    Request next();

    /** A workload that sends them. */
    static Workload sent(Requests requests, Arrivals arrivals, WorkloadContext context) {
        if (arrivals instanceof Arrivals.Closed closed) {
            return new ClosedArrivals(requests, closed.population(), closed.think(), context);
        }
        ArrivalProcess process = ((Arrivals.Unheld) arrivals).process(context.random("arrivals"));
        return new OpenArrivals(requests, process, context);
    }
}
