package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.host.driver.QueueSteering;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
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

    /**
     * Whether an arrival also runs the queue of a busy device, so that a request is selected before a tag is free, and a request is
     * merged once more when it is inserted; both in the multi-queue layer only.
     */
    private final boolean isMultiQueue;

    private BlockQueue(BlockQueueParts parts, HostTags host, BlockTarget device) {
        events = parts.events();
        metrics = parts.metrics();
        wait = parts.waiting();
        steering = new QueueSteering(parts.contexts().length);
        pool = parts.pool();
        elevator = parts.elevator();
        boolean single = parts.config().generation() == Generation.SINGLE_QUEUE;
        isMultiQueue = !single;
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
        HardwareContext context = dispatch.context(request.hardwareQueue());
        if (queuePlug == null) {
            insert(request);
        } else {
            insertPlugged(queuePlug, context.scheduler, request);
        }
        if (isMultiQueue || dispatch.hasTag(context)) {
            dispatch.run(context);
        }
    }

    /**
     * Inserts a request into a queue that may be plugged. An arrival at an empty queue plugs it, unless it is the one for which the
     * scheduler has left the device idle: the kernel's schedulers then start the queue themselves (blk_start_queueing).
     */
    private void insertPlugged(QueuePlug plug, RequestScheduler scheduler, Request request) {
        boolean isIdle = scheduler.idleUntil() != RequestScheduler.NEVER;
        if (dispatch.waiting() == 0) {
            plug.begin();
        }
        insert(request);
        plug.added(request, dispatch.waiting());
        if (isIdle && plug.isPlugged() && scheduler.select(Eligibility.ALL) != null) {
            plug.end();
        }
    }

    @Override
    public void insert(Request request) {
        if (isMultiQueue && elevator != null && elevator.mergeInserted(request)) {
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
    public void deviceCompleted() {
        if (queuePlug != null) {
            queuePlug.endWithoutRun();
        }
    }

    /** Ends the plug of the queue. Plugs of processes end at the end of the instant in any case. */
    @Override
    public void unplug() {
        if (queuePlug != null) {
            queuePlug.end();
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
