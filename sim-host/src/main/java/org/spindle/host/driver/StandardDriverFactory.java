package org.spindle.host.driver;

import java.util.HashMap;
import java.util.Map;
import org.spindle.queue.Allowance;
import org.spindle.queue.DeviceQueue;
import org.spindle.queue.QueueMetrics;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.driver.DriverFactory;

/** Makes {@code standard} drivers. */
public final class StandardDriverFactory implements DriverFactory<StandardDriverConfig> {

    @Override
    public Driver create(StandardDriverConfig config, DriverContext context) {
        DeviceQueue[] queues = new DeviceQueue[context.devices().size()];
        Map<Integer, Allowance> shared = new HashMap<>();
        for (int device = 0; device < queues.length; device++) {
            queues[device] = new DeviceQueue(
                    context.scheduler(config.scheduler(), device),
                    context.path(device),
                    config.limit(context.queueDepth(device)),
                    shared.computeIfAbsent(
                            context.sharing(device), number -> new Allowance(context.sharedDepth(number))),
                    context.events(),
                    new QueueMetrics(context.devices().get(device), context.metrics()));
        }
        return new StandardDriver(queues);
    }
}
