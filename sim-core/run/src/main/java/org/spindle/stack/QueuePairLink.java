package org.spindle.stack;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.link.DeviceLink;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * A link of queue pairs. The driver puts a request into the submission queue {@link Request#hardwareQueue} and rings its
 * doorbell; the device fetches commands, chosen by arbitration, while it has room, and posts completions, which the host
 * takes off each completion queue one after the other.
 */
final class QueuePairLink implements DeviceLink, QueuePairPort, EventHandler {

    private static final int ANNOUNCED = 0;
    private static final int FETCHED = 1;
    private static final int COMPLETED = 2;

    private final EventLoop events;
    private final int depth;
    private final long doorbellNanos;
    private final long fetchNanos;
    private final long completionNanos;
    private final TimeComponent submissionWait;
    private final TimeComponent fetch;
    private final TimeComponent completion;
    private final SubmissionArbiter arbiter;
    private final QueuePair[] pairs;
    /** Announced commands of each queue whose fetch has not begun, and their sum. */
    private final int[] announced;

    private int allAnnounced;
    /** Requested fetches that have not begun. */
    private int requestedFetches;

    private @Nullable Request inFetch;
    private @Nullable QueuePairDevice device;

    QueuePairLink(
            String deviceName, LinkConfig.QueuePairs config, EventLoop events, Metrics metrics, RequestSchema schema) {
        this.events = events;
        depth = config.depth();
        doorbellNanos = config.doorbell().nanos();
        fetchNanos = config.fetch().nanos();
        completionNanos = config.completion().nanos();
        submissionWait = schema.waiting(
                "submission-wait",
                "Waiting in a submission queue: for the write of its doorbell, and until the device fetches the command.",
                Stage.TRANSPORT);
        fetch = schema.time("fetch", "The device fetching the command from its submission queue.", Stage.TRANSPORT);
        completion = schema.time(
                "completion-queue",
                "In a completion queue, until the host has taken the completion off it.",
                Stage.COMPLETION);
        arbiter = SubmissionArbiter.of(config.arbitration(), config.queues());
        pairs = new QueuePair[config.queues()];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = new QueuePair(i, deviceName, metrics);
        }
        announced = new int[pairs.length];
    }

    /** Attaches the device, which is created with this link as its port. */
    void attach(QueuePairDevice made) {
        device = made;
    }

    @Override
    public int hardwareQueues() {
        return pairs.length;
    }

    @Override
    public int queueDepth() {
        return depth;
    }

    @Override
    public void submit(Request request) {
        if (pairs.length == 1) {
            request.hardwareQueue(0);
        }
        int queue = request.hardwareQueue();
        if (queue < 0 || queue >= pairs.length) {
            throw new IllegalStateException(
                    "the driver submitted " + request + " to hardware queue " + queue + " of " + pairs.length);
        }
        QueuePair pair = pairs[queue];
        if (pair.outstanding() == depth) {
            throw new IllegalStateException("the driver submitted " + request + " to a hardware queue that holds "
                    + depth + " requests already");
        }
        if (request.dispatched() == Request.NONE) {
            request.dispatched(events.now());
        }
        request.clock().enter(submissionWait, events.now());
        pair.submit(request);
        if (!pair.isRinging()) {
            ring(queue);
        }
    }

    private void ring(int queue) {
        pairs[queue].ring(announced[queue]);
        events.schedule(events.now() + doorbellNanos, this, ANNOUNCED, queue);
    }

    @Override
    public void handle(int op, long arg) {
        switch (op) {
            case ANNOUNCED -> announce((int) arg);
            case FETCHED -> deliver();
            default -> complete((int) arg);
        }
    }

    private void announce(int queue) {
        int commands = pairs[queue].rung();
        announced[queue] += commands;
        allAnnounced += commands;
        if (pairs[queue].hasUnannounced(announced[queue])) {
            ring(queue);
        }
        attachedDevice().commandsWaiting();
    }

    @Override
    public boolean fetch() {
        if (requestedFetches == allAnnounced) {
            return false;
        }
        requestedFetches++;
        if (inFetch == null) {
            beginFetch();
        }
        return true;
    }

    private void beginFetch() {
        int queue = arbiter.next(announced);
        announced[queue]--;
        allAnnounced--;
        requestedFetches--;
        Request first = pairs[queue].beginFetch(events.now());
        first.clock().enter(fetch, events.now());
        inFetch = first;
        events.schedule(events.now() + fetchNanos, this, FETCHED, 0);
    }

    private void deliver() {
        Request fetched = inFetch;
        inFetch = null;
        if (requestedFetches > 0) {
            beginFetch();
        }
        if (fetched != null) {
            pairs[fetched.hardwareQueue()].fetched();
            fetched.clock().leave(events.now());
            attachedDevice().submit(fetched);
        }
    }

    @Override
    public void post(Request request) {
        int queue = request.hardwareQueue();
        request.clock().enter(completion, events.now());
        if (pairs[queue].post(request)) {
            events.schedule(events.now() + completionNanos, this, COMPLETED, queue);
        }
    }

    private void complete(int queue) {
        Request done = pairs[queue].complete();
        if (pairs[queue].hasPosted()) {
            events.schedule(events.now() + completionNanos, this, COMPLETED, queue);
        }
        done.complete(events.now());
    }

    private QueuePairDevice attachedDevice() {
        QueuePairDevice attached = device;
        if (attached == null) {
            throw new IllegalStateException("a request was submitted before the simulation was assembled");
        }
        return attached;
    }
}
