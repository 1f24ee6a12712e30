package org.spindle.workload.synthetic;

import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.request.Request;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Generated requests, one after the other. */
interface RequestStream {

    boolean hasNext();

    /** The next one, not yet sent. */
    Request next();

    /** A workload that sends them. */
    static Workload sent(RequestStream requests, ArrivalPattern arrivals, WorkloadContext context) {
        if (arrivals instanceof ArrivalPattern.Closed closed) {
            return new ClosedArrivals(requests, closed.population(), context.parts().make(TimeDistributionFactory.KIND, closed.think()), context);
        }
        ArrivalProcess process = ((ArrivalPattern.Unheld) arrivals).process(context.random("arrivals"), context.parts());
        return new OpenArrivals(requests, process, context);
    }
}
