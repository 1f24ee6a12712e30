package org.spindle.host.driver;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.spindle.queue.Allowance;
import org.spindle.queue.DeviceQueue;
import org.spindle.queue.QueueMetrics;
import org.spindle.spi.config.Time;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.request.BlockTarget;

/** Makes {@code standard} drivers. */
public final class StandardDriverFactory implements DriverFactory<StandardDriverConfig> {

    @Override
    public Driver create(StandardDriverConfig config, DriverContext context) {
        DeviceQueue[] queues = new DeviceQueue[context.devices().size()];
        Map<Integer, Allowance> shared = new HashMap<>();
        for (int device = 0; device < queues.length; device++) {
            queues[device] = new DeviceQueue(
                    context.scheduler(config.scheduler(), device),
                    path(config, context, device),
                    config.limit(context.queueDepth(device)),
                    config.recorded() == RecordedTimes.RESPONSE
                            ? Allowance.unlimited()
                            : shared.computeIfAbsent(
                                    context.sharing(device), number -> new Allowance(context.sharedDepth(number))),
                    context.events(),
                    new QueueMetrics(context.devices().get(device), context.metrics()));
        }
        BlockTarget[] entrances = Arrays.copyOf(queues, queues.length, BlockTarget[].class);
        if (config.recorded() == RecordedTimes.WAIT) {
            for (int device = 0; device < queues.length; device++) {
                entrances[device] = new RecordedWait(queues[device], context.events());
            }
        }
        return new StandardDriver(queues, entrances);
    }

    private static BlockTarget path(StandardDriverConfig config, DriverContext context, int device) {
        Time constant = config.constantTime();
        RecordedTimes recorded = config.recorded();
        if (constant != null) {
            return new StandIn(request -> constant.nanos(), context.events());
        }
        return recorded == null || recorded == RecordedTimes.WAIT
                ? context.path(device)
                : new StandIn(recorded::of, context.events());
    }
}
