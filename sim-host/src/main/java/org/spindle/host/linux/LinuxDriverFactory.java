package org.spindle.host.linux;

import java.util.HashMap;
import java.util.Map;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.Stage;
import org.spindle.spi.scheduler.RequestScheduler;

/** Makes {@code linux} drivers. */
public final class LinuxDriverFactory implements DriverFactory<LinuxDriverConfig> {

    @Override
    public Driver create(LinuxDriverConfig config, DriverContext context) {
        BlockQueue[] queues = new BlockQueue[context.devices().size()];
        Map<Integer, HostTags> hosts = new HashMap<>();
        for (int device = 0; device < queues.length; device++) {
            HostTags host =
                    hosts.computeIfAbsent(context.sharing(device), number -> new HostTags(context.sharedDepth(number)));
            queues[device] = BlockQueue.of(parts(config, context, device), host, context.path(device));
        }
        return new LinuxDriver(queues);
    }

    private static BlockQueueParts parts(LinuxDriverConfig config, DriverContext context, int device) {
        BlockMetrics metrics = new BlockMetrics(context.devices().get(device), context.metrics());
        boolean schedules = !config.scheduler().type().equals(Scheduler.NONE);
        boolean single = config.generation() == Generation.SINGLE_QUEUE;
        HardwareContext[] contexts = contexts(config, context, device, schedules);
        RequestScheduler scheduler = contexts[0].scheduler;
        MergedRequests merged = new MergedRequests(
                config.merges().segment().sectors(), CommonTimes.combinedWait(context.requestSchema()));
        MergeRules rules = new MergeRules(config.merges(), !single, scheduler, merged);
        BlockRequestPool pool = schedules
                ? schedulerTags(config, context, scheduler, metrics)
                : driverTags(config, context, device, contexts, metrics);
        return new BlockQueueParts(
                config,
                contexts,
                schedules,
                pool,
                schedules ? new ElevatorMerges(rules, merged, scheduler, pool, metrics) : null,
                rules,
                merged,
                context.events(),
                metrics,
                CommonTimes.driverWait(context.requestSchema()),
                context.requestSchema()
                        .waiting("flush-wait", "Waiting for the flush that serves this request.", Stage.SUBMISSION));
    }

    private static BlockRequestPool schedulerTags(
            LinuxDriverConfig config, DriverContext context, RequestScheduler scheduler, BlockMetrics metrics) {
        return config.generation() == Generation.SINGLE_QUEUE
                ? new BatchingPool(config.requests(), context.events(), metrics)
                : new TagPool(
                        config.requests(), config.firstPlace(), scheduler, cpu(context), context.events(), metrics);
    }

    private static BlockRequestPool driverTags(
            LinuxDriverConfig config,
            DriverContext context,
            int device,
            HardwareContext[] contexts,
            BlockMetrics metrics) {
        int tags = (int) Math.min(Integer.MAX_VALUE, (long) contexts.length * contexts[0].tags);
        return config.overtaking() == 0
                ? new TagPool(tags, 0, contexts[0].scheduler, null, context.events(), metrics)
                : new DriverTags(
                        tags,
                        config.overtaking(),
                        context.random("overtaking at " + context.devices().get(device)),
                        context.events(),
                        metrics);
    }

    private static RequestAttribute cpu(DriverContext context) {
        return context.requestSchema().attribute(RequestAttribute.CPU);
    }

    /** Makes the contexts: a scheduler is shared by all; without one, each context has its own FIFO list. */
    private static HardwareContext[] contexts(
            LinuxDriverConfig config, DriverContext context, int device, boolean schedules) {
        int depth = context.queueDepth(device);
        Integer wanted = config.tags();
        HardwareContext[] contexts = new HardwareContext[context.hardwareQueues(device)];
        for (int index = 0; index < contexts.length; index++) {
            RequestScheduler scheduler =
                    index > 0 && schedules ? contexts[0].scheduler : context.scheduler(config.scheduler(), device);
            contexts[index] = new HardwareContext(wanted == null ? depth : Math.min(wanted, depth), scheduler);
        }
        return contexts;
    }
}
