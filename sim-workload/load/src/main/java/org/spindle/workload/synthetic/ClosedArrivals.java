package org.spindle.workload.synthetic;

import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;

/** Users who think, send a request, wait for its completion, and think again. */
final class ClosedArrivals implements ArrivalPattern, EventHandler, CompletionListener {

    private final int population;
    private final TimeDistribution think;
    private final RandomStream random;
    private final ArrivalPatternContext context;

    ClosedArrivals(ClosedPattern config, ArrivalPatternContext context) {
        population = config.population();
        think = context.parts().make(TimeDistributionFactory.KIND, config.think());
        random = context.random();
        this.context = context;
    }

    @Override
    public void start() {
        for (int user = 0; user < population; user++) {
            thinkThenSend();
        }
    }

    /**
     * Schedules the next request as a separate event even without think time, to avoid recursion with a device that
     * has no delay.
     */
    private void thinkThenSend() {
        context.events().schedule(context.events().now() + Math.round(think.draw(random)), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        if (context.hasNext()) {
            context.send(this);
        }
    }

    @Override
    public void completed(Request request) {
        if (context.hasNext()) {
            thinkThenSend();
        }
    }
}
