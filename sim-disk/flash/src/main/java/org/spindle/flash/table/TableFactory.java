package org.spindle.flash.table;

import jakarta.inject.Inject;
import org.spindle.flash.front.Front;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;

/** Makes {@code table} devices. */
public final class TableFactory implements DeviceFactory<TableConfig> {

    @Inject
    public TableFactory() {}

    @Override
    public Device create(TableConfig config, DeviceContext context) {
        return Front.of(config.link(), context, finished -> WorkerDrive.of(config, context, finished));
    }
}
