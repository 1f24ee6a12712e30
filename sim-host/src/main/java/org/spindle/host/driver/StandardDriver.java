package org.spindle.host.driver;

import org.spindle.queue.DeviceQueue;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.Request;

/**
 * Puts each request into the queue of its device. Requests of every operation take their turn alike: a flush or a discard
 * is a request like any other here, and keeping others from passing it is the business of whoever submits it.
 */
final class StandardDriver implements Driver {

    private final DeviceQueue[] queues;

    StandardDriver(DeviceQueue[] queues) {
        this.queues = queues;
    }

    @Override
    public void submit(Request request) {
        queues[request.device()].submit(request);
    }

    @Override
    public long lastSector(int device) {
        return queues[device].lastSector();
    }
}
