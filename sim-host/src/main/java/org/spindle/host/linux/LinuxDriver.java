package org.spindle.host.linux;

import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.Request;

/** The driver {@code linux}: a block layer for each device. */
final class LinuxDriver implements Driver {

    private final BlockQueue[] queues;

    LinuxDriver(BlockQueue[] queues) {
        this.queues = queues;
    }

    @Override
    public void submit(Request request) {
        queues[request.device()].submit(request);
    }

    @Override
    public void processEnded(long process) {
        for (BlockQueue queue : queues) {
            queue.processEnded(process);
        }
    }

    @Override
    public void unplug() {
        for (BlockQueue queue : queues) {
            queue.unplug();
        }
    }

    @Override
    public long lastSector(int device) {
        return queues[device].lastSector();
    }
}
