package org.example.pingpong;

import java.util.function.LongSupplier;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** A closed loop of one process, which reads the first sectors of each device in turn. */
final class PingPong implements Workload, CompletionListener, EventHandler {

    private final PingPongConfig config;
    private final WorkloadContext context;
    private final LongSupplier pause;
    private long issued;

    PingPong(PingPongConfig config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        TimeDistribution think = context.parts().make(TimeDistributionFactory.KIND, config.think());
        RandomStream random = context.random("think");
        pause = () -> Math.round(think.draw(random));
        for (int device = 0; device < context.devices().size(); device++) {
            String refusal = context.refusal(device, 0, config.size().sectors());
            if (refusal != null) {
                throw new IllegalArgumentException(refusal);
            }
        }
    }

    @Override
    public void start() {
        handle(0, 0);
    }

    /** Issues the next read. */
    @Override
    public void handle(int op, long arg) {
        int device = (int) (issued % context.devices().size());
        long sectors = config.size().sectors();
        context.submit(context.newRequest().reset(issued++, device, Operation.READ, 0, sectors), this);
    }

    @Override
    public void completed(Request request) {
        if (issued < config.requests()) {
            context.events().schedule(context.events().now() + pause.getAsLong(), this, 0, 0);
        }
    }

    @Override
    public void close() {}
}
