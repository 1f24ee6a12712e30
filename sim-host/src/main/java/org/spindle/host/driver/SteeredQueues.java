package org.spindle.host.driver;

import org.spindle.queue.DeviceQueue;
import org.spindle.queue.LastSectorTracker;
import org.spindle.queue.QueuedDevice;
import org.spindle.spi.request.Request;

/** One queue with its own scheduler for each hardware queue of a device; {@link QueueSteering} chooses on arrival. */
final class SteeredQueues implements QueuedDevice {

    private final DeviceQueue[] queues;
    private final QueueSteering steering;
    private final LastSectorTracker dispatched;

    /**
     * @param queues by hardware queue, each of which submits to {@code dispatched}
     */
    SteeredQueues(DeviceQueue[] queues, LastSectorTracker dispatched, QueueSteering steering) {
        this.queues = queues;
        this.dispatched = dispatched;
        this.steering = steering;
    }

    @Override
    public void submit(Request request) {
        int queue = steering.queueOf(request);
        request.hardwareQueue(queue);
        queues[queue].submit(request);
    }

    @Override
    public void processEnded(long process) {
        for (DeviceQueue queue : queues) {
            queue.processEnded(process);
        }
    }

    @Override
    public long lastSector() {
        return dispatched.sector();
    }

    @Override
    public long lastEnd() {
        return dispatched.end();
    }
}
