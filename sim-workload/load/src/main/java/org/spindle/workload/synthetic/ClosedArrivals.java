package org.spindle.workload.synthetic;

import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Users who think, send a request, wait for it, and think again. */
final class ClosedArrivals implements Workload, EventHandler, CompletionListener {

    private final RequestStream requests;
    private final int population;
    private final TimeDistribution think;
    private final RandomStream random;
    private final WorkloadContext context;

    ClosedArrivals(RequestStream requests, int population, TimeDistribution think, WorkloadContext context) {
        this.requests = requests;
        this.population = population;
        this.think = think;
        this.random = context.random("arrivals");
        this.context = context;
    }

    @Override
    public void start() {
        for (int user = 0; user < population; user++) {
            thinkThenSend();
        }
    }

    /** An event of its own even without think time: a device without delay must not recurse. */
    private void thinkThenSend() {
        context.events().schedule(context.events().now() + Math.round(think.draw(random)), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        if (requests.hasNext()) {
            context.submit(requests.next(), this);
        }
    }

    @Override
    public void completed(Request request) {
        if (requests.hasNext()) {
            thinkThenSend();
        }
    }

    @Override
    public void close() {}
}
