package org.spindle.host.driver;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/**
 * Sends the requests of one scheduler to the hardware queues of its device: to the one that {@link QueueSteering} chooses,
 * or, while that one is full, to the next one that is not.
 */
final class HardwareQueueSelector implements BlockTarget, CompletionListener {

    private final BlockTarget device;
    private final QueueSteering steering;
    private final int depth;
    private final int[] outstanding;

    /**
     * @param queues number of hardware queues, at least 1
     * @param steering chooses among them
     * @param depth depth of each of them; no more than {@code queues * depth} requests are submitted here at once
     */
    HardwareQueueSelector(BlockTarget device, int queues, int depth, QueueSteering steering) {
        this.device = device;
        this.depth = depth;
        this.steering = steering;
        outstanding = new int[queues];
    }

    @Override
    public void submit(Request request) {
        int queue = steering.queueOf(request);
        for (int tried = 1; outstanding[queue] == depth && tried < outstanding.length; tried++) {
            queue = queue + 1 == outstanding.length ? 0 : queue + 1;
        }
        outstanding[queue]++;
        request.hardwareQueue(queue);
        request.expect(this);
        device.submit(request);
    }

    @Override
    public void completed(Request request) {
        outstanding[request.hardwareQueue()]--;
        request.hardwareQueue(0);
        request.complete(request.completed());
    }
}
