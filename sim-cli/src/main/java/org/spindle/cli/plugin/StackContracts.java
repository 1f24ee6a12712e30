package org.spindle.cli.plugin;

import java.util.List;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.layout.VolumeLayoutFactory;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.testkit.contract.BusContract;
import org.spindle.testkit.contract.ControllerContract;
import org.spindle.testkit.contract.DeviceContract;
import org.spindle.testkit.contract.DriverContract;
import org.spindle.testkit.contract.HostContract;
import org.spindle.testkit.contract.LayerContract;
import org.spindle.testkit.contract.LayoutContract;
import org.spindle.testkit.contract.SchedulerContract;
import org.spindle.testkit.sim.TestSchedulerContext;

/** The contracts of the kinds that a storage stack consists of. */
final class StackContracts {

    /** Numbers of units below with which a layer or layout is checked; not every type supports each. */
    private static final List<Integer> WIDTHS = List.of(4, 5, 2, 1, 3, 6, 8);

    private StackContracts() {}

    static BusContract bus(TypeUnderCheck type) {
        return new BusContract() {
            @Override
            protected Bus create(BusContext context) {
                return type.make(BusFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static ControllerContract controller(TypeUnderCheck type) {
        return new ControllerContract() {
            @Override
            protected Controller create(ControllerContext context) {
                return type.make(ControllerFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static DeviceContract device(TypeUnderCheck type) {
        return new DeviceContract() {
            @Override
            protected Device create(DeviceContext context) {
                return type.make(DeviceFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static DriverContract driver(TypeUnderCheck type) {
        return new DriverContract() {
            @Override
            protected Driver create(DriverContext context) {
                return type.make(DriverFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static HostContract host(TypeUnderCheck type) {
        return new HostContract() {
            @Override
            protected Host create(HostContext context) {
                return type.make(HostFactory.KIND, context);
            }
        };
    }

    static LayerContract layer(TypeUnderCheck type) {
        return new LayerContract() {
            @Override
            protected int units() {
                return WIDTHS.stream().filter(type::acceptsUnits).findFirst().orElse(super.units());
            }

            @Override
            protected Layer create(LayerContext context) {
                return type.make(LayerFactory.KIND, context);
            }

            @Override
            protected Parts parts() {
                return type.parts();
            }
        };
    }

    static LayoutContract layout(TypeUnderCheck type) {
        return new LayoutContract() {
            @Override
            protected int members() {
                return WIDTHS.stream().filter(type::acceptsMembers).findFirst().orElse(super.members());
            }

            @Override
            protected VolumeLayout create(LayoutContext context) {
                return type.make(VolumeLayoutFactory.KIND, context);
            }
        };
    }

    static SchedulerContract scheduler(TypeUnderCheck type) {
        return new SchedulerContract() {
            @Override
            protected RequestScheduler create(SchedulerContext context) {
                return type.make(SchedulerFactory.KIND, withParts(context, type));
            }
        };
    }

    private static SchedulerContext withParts(SchedulerContext context, TypeUnderCheck type) {
        return context instanceof TestSchedulerContext test ? test.parts(type.parts()) : context;
    }
}
