package org.spindle.disk;

import org.spindle.disk.bus.AdapterConfig;
import org.spindle.disk.bus.AdapterFactory;
import org.spindle.disk.bus.ExclusiveBusConfig;
import org.spindle.disk.bus.ExclusiveBusFactory;
import org.spindle.disk.bus.InterleavedBusConfig;
import org.spindle.disk.bus.InterleavedBusFactory;
import org.spindle.disk.bus.PassThroughConfig;
import org.spindle.disk.bus.PassThroughFactory;
import org.spindle.disk.catalogue.Catalogue;
import org.spindle.disk.controller.IntelligentConfig;
import org.spindle.disk.controller.IntelligentFactory;
import org.spindle.disk.fixed.FixedConfig;
import org.spindle.disk.fixed.FixedFactory;
import org.spindle.disk.hdd.HddFactory;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.simple.SimpleConfig;
import org.spindle.disk.simple.SimpleFactory;
import org.spindle.spi.BuiltInTypes.Bus;
import org.spindle.spi.BuiltInTypes.Controller;
import org.spindle.spi.BuiltInTypes.Device;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.device.DeviceFactory;

/** Announces devices, buses and controllers. */
public final class DiskPlugin implements SpindlePlugin {

    public static final String HDD = "hdd";
    public static final String SIMPLE = "simple";
    public static final String INTERLEAVED = "interleaved";
    public static final String ADAPTER = "adapter";
    public static final String INTELLIGENT = "intelligent";

    @Override
    public void contribute(Contributions to) {
        to.add(DeviceFactory.KIND, HDD, HddConfig.class, HddFactory.class);
        for (String name : Catalogue.names()) {
            String preset = Catalogue.yaml(name);
            to.model(DeviceFactory.KIND, HDD, name, Catalogue.description(preset), preset);
        }
        to.add(DeviceFactory.KIND, Device.FIXED, FixedConfig.class, FixedFactory.class);
        to.add(DeviceFactory.KIND, SIMPLE, SimpleConfig.class, SimpleFactory.class);
        to.add(BusFactory.KIND, Bus.EXCLUSIVE, ExclusiveBusConfig.class, ExclusiveBusFactory.class);
        to.add(BusFactory.KIND, INTERLEAVED, InterleavedBusConfig.class, InterleavedBusFactory.class);
        to.add(ControllerFactory.KIND, ADAPTER, AdapterConfig.class, AdapterFactory.class);
        to.add(ControllerFactory.KIND, INTELLIGENT, IntelligentConfig.class, IntelligentFactory.class);
        to.add(ControllerFactory.KIND, Controller.PASS_THROUGH, PassThroughConfig.class, PassThroughFactory.class);
    }
}
