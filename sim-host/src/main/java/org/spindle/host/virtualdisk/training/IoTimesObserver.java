package org.spindle.host.virtualdisk.training;

import java.util.List;
import org.spindle.host.virtualdisk.RealDisk;
import org.spindle.host.virtualdisk.table.IoTimes;
import org.spindle.host.virtualdisk.table.IoTimesFile;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFile;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;

/** Builds tables of I/O times from the requests of a run and writes them at its end. */
final class IoTimesObserver implements Observer {

    private final IoTimesObserverConfig config;
    private final IoTimes times;
    private final RealDisk disk;
    private final ObserverFile file;
    private int device;

    IoTimesObserver(IoTimesObserverConfig config, IoTimes times, ObserverContext context) {
        this.config = config;
        this.times = times;
        disk = new RealDisk(times);
        file = context.file(config.file(), "Mean times of requests by size and distance, for virtual disks.");
    }

    @Override
    public void begin(RequestSchema schema, List<String> units) {
        device = config.device() == null ? 0 : units.indexOf(config.device());
        if (device < 0) {
            throw new IllegalArgumentException(
                    "io-times: there is no device '" + config.device() + "'; use one of " + String.join(", ", units));
        }
    }

    @Override
    public void completed(Request request) {
        boolean isTransfer = request.isRead() || request.isWrite();
        if (isTransfer && request.device() == device && request.dispatched() != Request.NONE) {
            disk.completed(request);
        }
    }

    @Override
    public void end(long at) {
        StringBuilder text = new StringBuilder();
        IoTimesFile.write(times, text);
        file.write(text.toString());
    }
}
