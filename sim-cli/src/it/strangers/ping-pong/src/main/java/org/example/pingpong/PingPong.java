package org.example.pingpong;

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
    private final RandomStream thinking;
    private long issued;

    PingPong(PingPongConfig config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        thinking = context.random("think");
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
        Request request = context.newRequest();
        context.submit(
                request.reset(issued++, device, Operation.READ, 0, config.size().sectors()), this);
    }

    @Override
    public void completed(Request request) {
        if (issued < config.requests()) {
            long pause = Math.round(config.think().draw(thinking));
            context.events().schedule(context.events().now() + pause, this, 0, 0);
        }
    }

    @Override
    public void close() {}
}
