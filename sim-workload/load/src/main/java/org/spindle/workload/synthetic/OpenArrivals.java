package org.spindle.workload.synthetic;

import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;

/** Sends generated requests at the arrival times of a process. */
final class OpenArrivals implements ArrivalPattern, EventHandler, CompletionListener {

    private final ArrivalProcess process;
    private final ArrivalPatternContext context;
    private final ArrivalTime time = new ArrivalTime();

    OpenArrivals(ArrivalProcess process, ArrivalPatternContext context) {
        this.process = process;
        this.context = context;
    }

    @Override
    public void start() {
        scheduleArrival();
    }

    private void scheduleArrival() {
        if (context.hasNext()) {
            context.events().schedule(time.after(process.nextGap()), this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        context.send(this);
        scheduleArrival();
    }

    @Override
    public void completed(Request request) {}
}
