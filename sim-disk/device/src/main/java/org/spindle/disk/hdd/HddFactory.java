package org.spindle.disk.hdd;

import jakarta.inject.Inject;
import java.util.EnumSet;
import java.util.Set;
import org.spindle.disk.assembly.LaterDrive;
import org.spindle.disk.hdd.spec.HddCompat;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;

/** Makes mechanical drives. */
public final class HddFactory implements DeviceFactory<HddConfig> {

    private final AverageSeeks averages = new AverageSeeks();

    @Inject
    public HddFactory() {}

    @Override
    public Device create(HddConfig config, DeviceContext context) {
        Set<HddCompat> compat = compat(config);
        HddConfig later = LaterDrive.of(config, compat);
        DrivesOfRun shared = context.shared().of(DrivesOfRun.class, () -> new DrivesOfRun(averages));
        return new DriveAssembly(later, compat, context, shared).drive();
    }

    private static Set<HddCompat> compat(HddConfig config) {
        if (config.compat().contains(HddCompat.DISKSIM)) {
            return EnumSet.allOf(HddCompat.class);
        }
        Set<HddCompat> compat = EnumSet.noneOf(HddCompat.class);
        compat.addAll(config.compat());
        return compat;
    }
}
