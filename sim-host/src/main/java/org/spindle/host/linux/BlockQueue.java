package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.host.driver.QueueSteering;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/**
 * The block layer of one device. An arrival is merged into a request of its process's plug or of the scheduler, or takes a request of
 * the pool and passes through the plug and the scheduler to the device.
 */
final class BlockQueue implements BlockTarget, Dispatch.Owner, TaskPlug.Sink {

    private final QueueSteering steering;
    private final Dispatch dispatch;
    private final BlockRequestPool pool;
    private final @Nullable ElevatorMerges elevator;
    private final @Nullable TaskPlug taskPlug;
    private final @Nullable QueuePlug queuePlug;
    private final FlushSequence flushes;
    private final EventLoop events;
    private final BlockMetrics metrics;
    private final TimeComponent wait;

    /** Whether an arrival also runs the queue of a busy device, so that a request is selected before a tag is free. */
    private final boolean arrivalsRunBusyQueues;

    private BlockQueue(BlockQueueParts parts, HostTags host, BlockTarget device) {
        events = parts.events();
        metrics = parts.metrics();
        wait = parts.waiting();
        steering = new QueueSteering(parts.contexts().length);
        pool = parts.pool();
        elevator = parts.elevator();
        boolean single = parts.config().generation() == Generation.SINGLE_QUEUE;
        arrivalsRunBusyQueues = !single;
        dispatch = new Dispatch(parts, device, host, this);
        flushes = new FlushSequence(parts.config().flushes(), dispatch, events, metrics, parts.flushWait());
        boolean plugs = parts.config().plug().plugging();
        taskPlug = plugs && !single
                ? new TaskPlug(parts.config().plug(), parts.rules(), parts.merged(), this, events, metrics)
                : null;
        queuePlug = plugs && single ? new QueuePlug(parts.config().plug(), dispatch::runAll, events, metrics) : null;
    }

    /** Makes the queue of a device, which shares the tags of its host. */
    static BlockQueue of(BlockQueueParts parts, HostTags host, BlockTarget device) {
        BlockQueue queue = new BlockQueue(parts, host, device);
        host.add(queue.dispatch);
        queue.pool.onAdmission(queue::admitWaiting);
        return queue;
    }

    long lastSector() {
        return dispatch.lastSector();
    }

    @Override
    public void processEnded(long process) {
        dispatch.processEnded(process);
    }

    @Override
    public void submit(Request request) {
        if (request.arrived() == Request.NONE) {
            request.arrived(events.now());
        }
        request.clock().enter(wait, events.now());
        request.hardwareQueue(steering.queueOf(request));
        if (request.operation() == Operation.FLUSH) {
            flushes.submit(request);
            return;
        }
        flushes.begin(request);
        boolean isMerged = taskPlug != null && taskPlug.merge(request) || elevator != null && elevator.merge(request);
        if (isMerged) {
            if (queuePlug != null) {
                queuePlug.arrived(request);
            }
        } else if (pool.admit(request)) {
            admitted(request);
        } else if (taskPlug != null) {
            taskPlug.end(request.process());
        } else if (queuePlug != null) {
            queuePlug.endWithoutRun();
            dispatch.runAll();
        }
        metrics.waiting.set(dispatch.waiting() + pool.waiting());
    }

    private void admitted(Request request) {
        if (taskPlug != null) {
            taskPlug.add(request);
            return;
        }
        if (queuePlug != null && dispatch.waiting() == 0) {
            queuePlug.begin();
        }
        insert(request);
        if (queuePlug != null) {
            queuePlug.added(request, dispatch.waiting());
        }
        HardwareContext context = dispatch.context(request.hardwareQueue());
        if (arrivalsRunBusyQueues || dispatch.hasTag(context)) {
            dispatch.run(context);
        }
    }

    @Override
    public void insert(Request request) {
        if (elevator != null && elevator.mergeAdmitted(request)) {
            return;
        }
        dispatch.context(request.hardwareQueue()).scheduler.add(request);
        if (elevator != null) {
            elevator.added(request);
        }
    }

    @Override
    public void replaced(Request held, Request by) {
        pool.replaced(held, by);
    }

    @Override
    public void inserted() {
        dispatch.runAll();
    }

    @Override
    public boolean isPlugged() {
        return queuePlug != null && queuePlug.isPlugged();
    }

    @Override
    public void unplug() {
        if (queuePlug != null) {
            queuePlug.endWithoutRun();
        }
    }

    @Override
    public void taken(Request request) {
        if (elevator != null) {
            elevator.taken(request);
        }
        flushes.chosen(request);
        metrics.waiting.set(dispatch.waiting() + pool.waiting());
    }

    @Override
    public void finished(Request request) {
        if (request.operation() == Operation.FLUSH) {
            return;
        }
        pool.completed(request);
        admitWaiting();
    }

    private void admitWaiting() {
        for (Request next = pool.next(); next != null; next = pool.next()) {
            admitted(next);
        }
    }
}
