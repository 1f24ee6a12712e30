package org.spindle.workload.synthetic;

import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Sends generated requests after random times. */
final class OpenArrivals implements Workload, EventHandler, CompletionListener {

    private final RequestGenerator requests;
    private final TimeDistribution interarrival;
    private final RandomStream random;
    private final WorkloadContext context;

    /** Time of the next arrival: whole nanoseconds, and the fraction of one, so that rounding does not add up. */
    private long next;

    private double fraction;

    OpenArrivals(RequestGenerator requests, TimeDistribution interarrival, WorkloadContext context) {
        this.requests = requests;
        this.interarrival = interarrival;
        this.random = context.random("arrivals");
        this.context = context;
    }

    @Override
    public void start() {
        scheduleArrival();
    }

    private void scheduleArrival() {
        if (requests.hasNext()) {
            fraction += interarrival.draw(random);
            long whole = (long) fraction;
            next += whole;
            fraction -= whole;
            context.events().schedule(next + Math.round(fraction), this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        context.submit(requests.next(), this);
        scheduleArrival();
    }

    @Override
    public void completed(Request request) {}

    @Override
    public void close() {}
}
