package org.spindle.workload.synthetic;

import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Sends generated requests when a process has them arrive. */
final class OpenArrivals implements Workload, EventHandler, CompletionListener {

    private final RequestStream requests;
    private final ArrivalProcess process;
    private final WorkloadContext context;
    private final ArrivalTime time = new ArrivalTime();

    OpenArrivals(RequestStream requests, ArrivalProcess process, WorkloadContext context) {
        this.requests = requests;
        this.process = process;
        this.context = context;
    }

    @Override
    public void start() {
        scheduleArrival();
    }

    private void scheduleArrival() {
        if (requests.hasNext()) {
            context.events().schedule(time.after(process.nextGap()), this, 0, 0);
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
