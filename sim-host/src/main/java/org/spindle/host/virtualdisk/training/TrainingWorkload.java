package org.spindle.host.virtualdisk.training;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Sends the requests of a training, one after the other. */
final class TrainingWorkload implements Workload, EventHandler, CompletionListener {

    private final WorkloadContext context;
    private final TrainingPlan plan;
    private final int device;
    private final int hitRounds;
    private final ArrayDeque<TrainingPlan.Part> parts = new ArrayDeque<>();
    private TrainingPlan.@Nullable Part part;
    private long sent;

    TrainingWorkload(IoTimeTraining config, WorkloadContext context) {
        this.context = context;
        device = Devices.index(config.device(), context);
        long capacity = context.sectors(device);
        if (capacity < Devices.MIN_SECTORS) {
            throw new IllegalArgumentException("io-time-training needs a device of 1 MiB or more, and '"
                    + context.devices().get(device) + "' has " + capacity + " sectors");
        }
        plan = new TrainingPlan(capacity, config.samples(), context.random("training"));
        hitRounds = config.hitRounds();
        if (config.reads()) {
            parts.add(TrainingPlan.Part.READS);
        }
        if (config.writes()) {
            parts.add(TrainingPlan.Part.WRITES);
        }
        if (hitRounds > 0) {
            parts.add(TrainingPlan.Part.HITS);
        }
        context.tasks().add(1);
    }

    @Override
    public void start() {
        context.events().schedule(context.events().now(), this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        while (part == null || !chooseNext(part)) {
            part = parts.poll();
            if (part == null) {
                context.tasks().done();
                return;
            }
            if (part == TrainingPlan.Part.HITS) {
                plan.beginHits(hitRounds);
            } else {
                plan.begin();
            }
        }
        Request request = context.newRequest();
        request.reset(++sent, device, part.operation, plan.sector(), plan.sectors());
        request.process(0);
        context.submit(request, this);
    }

    private boolean chooseNext(TrainingPlan.Part now) {
        return now == TrainingPlan.Part.HITS ? plan.nextHit() : plan.next();
    }

    @Override
    public void completed(Request request) {
        context.events().schedule(context.events().now(), this, 0, 0);
    }

    @Override
    public void close() {}
}
