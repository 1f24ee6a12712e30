package org.spindle.stack;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.stack.Routes.AttachedDevice;

/** Creates the devices of a stack, each with the link that its type requires. */
final class DeviceAssembly {

    private final StackDescription description;
    private final StackEnvironment environment;
    private final Interconnect interconnect;
    private final QueueSchedulers schedulers;
    private final ObjectsOfRun shared = new ObjectsOfRun();

    DeviceAssembly(
            StackDescription description,
            StackEnvironment environment,
            Interconnect interconnect,
            QueueSchedulers schedulers) {
        this.description = description;
        this.environment = environment;
        this.interconnect = interconnect;
        this.schedulers = schedulers;
    }

    /** Creates all devices in the scenario's order. */
    Map<String, AttachedDevice> attachedDevices() {
        Map<String, AttachedDevice> devices = new LinkedHashMap<>();
        description.devices().forEach((name, component) -> devices.put(name, attached(name, component)));
        return devices;
    }

    private AttachedDevice attached(String name, Component component) {
        LinkConfig configured = description.links().get(name);
        RunDeviceContext host = new RunDeviceContext(name, environment, interconnect, schedulers, shared, configured);
        return RefusedComponentException.make(RefusedComponentException.place("devices", name), component, () -> {
            Device device = environment.factories().make(DeviceFactory.KIND, component, host);
            if (device instanceof QueuePairDevice queued) {
                QueuePairLink link = host.queuePairs();
                link.attach(queued);
                return new AttachedDevice(device, link);
            }
            refuseQueuePairs(name, configured);
            ConversationLink link = interconnect.linkTo(name);
            link.attach(device, device.queueDepth());
            return new AttachedDevice(device, link);
        });
    }

    private static void refuseQueuePairs(String name, @Nullable LinkConfig configured) {
        if (configured instanceof LinkConfig.QueuePairs) {
            throw new IllegalArgumentException(
                    "links." + name + " configures queue pairs, and the device is connected by"
                            + " conversations; remove links." + name
                            + " or write {type: conversation}, or choose a device that takes commands from queue"
                            + " pairs");
        }
    }
}
