package org.spindle.host.driver;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.spindle.queue.DeviceQueue;
import org.spindle.queue.LastSectorTracker;
import org.spindle.queue.QueueMetrics;
import org.spindle.queue.QueuedDevice;
import org.spindle.queue.SharedQueueDepth;
import org.spindle.spi.config.Time;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CommonTimes;

/** Makes {@code standard} drivers. */
public final class StandardDriverFactory implements DriverFactory<StandardDriverConfig> {

    @Override
    public Driver create(StandardDriverConfig config, DriverContext context) {
        QueuedDevice[] devices = new QueuedDevice[context.devices().size()];
        checkPriorities(config, context);
        Map<Integer, SharedQueueDepth> shared = new HashMap<>();
        for (int device = 0; device < devices.length; device++) {
            if (context.hardwareQueues(device) > 1 && config.schedulers() == SchedulerPlacement.HARDWARE_QUEUE) {
                devices[device] = queuePerHardwareQueue(config, context, device);
                continue;
            }
            SharedQueueDepth limit = config.recorded() == RecordedTimes.RESPONSE
                    ? SharedQueueDepth.unlimited()
                    : shared.computeIfAbsent(
                            context.sharing(device), number -> new SharedQueueDepth(context.sharedDepth(number)));
            devices[device] = oneQueue(config, context, device, limit);
        }
        BlockTarget[] entrances = Arrays.copyOf(devices, devices.length, BlockTarget[].class);
        if (config.recorded() == RecordedTimes.WAIT) {
            for (int device = 0; device < devices.length; device++) {
                entrances[device] = new RecordedWait(
                        devices[device], context.events(), CommonTimes.driverWait(context.requestSchema()));
            }
        }
        return new StandardDriver(devices, entrances);
    }

    private static DeviceQueue oneQueue(
            StandardDriverConfig config, DriverContext context, int device, SharedQueueDepth limit) {
        int queues = context.hardwareQueues(device);
        BlockTarget path = path(config, context, device);
        return DeviceQueue.of(
                context.scheduler(config.scheduler(), device),
                queues > 1 && config.usesDevices()
                        ? new HardwareQueueSelector(
                                path, queues, context.queueDepth(device), steering(config, context, device))
                        : path,
                config.limit(totalDepth(context, device)),
                limit,
                context.events(),
                new QueueMetrics(context.devices().get(device), context.metrics()),
                CommonTimes.driverWait(context.requestSchema()));
    }

    private static SteeredQueues queuePerHardwareQueue(StandardDriverConfig config, DriverContext context, int device) {
        DeviceQueue[] queues = new DeviceQueue[context.hardwareQueues(device)];
        LastSectorTracker path = new LastSectorTracker(path(config, context, device));
        SharedQueueDepth ofDevice = new SharedQueueDepth(config.limit(totalDepth(context, device)));
        for (int queue = 0; queue < queues.length; queue++) {
            queues[queue] = DeviceQueue.of(
                    context.scheduler(config.scheduler(), device),
                    path,
                    config.limit(context.queueDepth(device)),
                    ofDevice,
                    context.events(),
                    new QueueMetrics(context.devices().get(device) + "-queue-" + queue, context.metrics()),
                    CommonTimes.driverWait(context.requestSchema()));
        }
        return new SteeredQueues(queues, path, steering(config, context, device));
    }

    private static QueueSteering steering(StandardDriverConfig config, DriverContext context, int device) {
        PriorityQueues priorities = config.priorities();
        return priorities == null ? new QueueSteering(context.hardwareQueues(device)) : new QueueSteering(priorities);
    }

    /** Checks that priorities name existing queues of each device that has several, and that there is such a device. */
    private static void checkPriorities(StandardDriverConfig config, DriverContext context) {
        PriorityQueues priorities = config.priorities();
        if (priorities == null) {
            return;
        }
        boolean areUsed = false;
        for (int device = 0; device < context.devices().size(); device++) {
            int queues = context.hardwareQueues(device);
            String name = context.devices().get(device);
            if (queues > 1 && priorities.greatest() >= queues) {
                throw new IllegalArgumentException("driver.priorities names queue " + priorities.greatest() + ", but "
                        + name + " has the queues 0 to " + (queues - 1) + "; give links." + name + " more queues");
            }
            areUsed |= queues > 1;
        }
        if (!areUsed) {
            throw new IllegalArgumentException(
                    "driver.priorities chooses among hardware queues, and no device has several;"
                            + " give links.<device> queue-pairs with queues");
        }
    }

    private static int totalDepth(DriverContext context, int device) {
        return (int) Math.min(Integer.MAX_VALUE, (long) context.hardwareQueues(device) * context.queueDepth(device));
    }

    private static BlockTarget path(StandardDriverConfig config, DriverContext context, int device) {
        Time constant = config.constantTime();
        RecordedTimes recorded = config.recorded();
        if (constant != null) {
            return new TimedDevice(
                    request -> constant.nanos(), context.events(), CommonTimes.access(context.requestSchema()));
        }
        return recorded == null || recorded == RecordedTimes.WAIT
                ? context.path(device)
                : new TimedDevice(recorded::of, context.events(), CommonTimes.access(context.requestSchema()));
    }
}
