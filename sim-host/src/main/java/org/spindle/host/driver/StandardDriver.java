package org.spindle.host.driver;

import org.spindle.queue.QueuedDevice;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;

/**
 * Puts each request into the queue, or one of the queues, of its device. Requests of every operation are queued alike:
 * a flush or a discard has no special order, and the submitter has to prevent others from overtaking it.
 */
final class StandardDriver implements Driver {

    private final QueuedDevice[] devices;
    private final BlockTarget[] entrances;

    /**
     * @param entrances receivers of the requests for each device
     */
    StandardDriver(QueuedDevice[] devices, BlockTarget[] entrances) {
        this.devices = devices;
        this.entrances = entrances;
    }

    @Override
    public void submit(Request request) {
        entrances[request.device()].submit(request);
    }

    @Override
    public void processEnded(long process) {
        for (QueuedDevice device : devices) {
            device.processEnded(process);
        }
    }

    @Override
    public long lastSector(int device) {
        return devices[device].lastSector();
    }

    @Override
    public long lastEnd(int device) {
        return devices[device].lastEnd();
    }
}
