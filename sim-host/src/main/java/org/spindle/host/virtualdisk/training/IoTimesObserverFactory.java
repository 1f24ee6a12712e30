package org.spindle.host.virtualdisk.training;

import org.spindle.host.virtualdisk.table.IoTimes;
import org.spindle.host.virtualdisk.table.TableGeometry;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.spi.observer.ObserverFactory;

/** Makes observers that write tables of I/O times. */
public final class IoTimesObserverFactory implements ObserverFactory<IoTimesObserverConfig> {

    @Override
    public Observer create(IoTimesObserverConfig config, ObserverContext context) {
        IoTimes times = new IoTimes(
                TableGeometry.of(config.capacity().sectors()),
                config.samples(),
                config.hitLimit() == null ? -1 : config.hitLimit().nanos(),
                true,
                context::now);
        return new IoTimesObserver(config, times, context);
    }
}
