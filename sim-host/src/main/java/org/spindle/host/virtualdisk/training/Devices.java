package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.workload.WorkloadContext;

/** Finds the device of a workload that uses a single device. */
final class Devices {

    /** Minimum size of a device in sectors. */
    static final long MIN_SECTORS = 2048;

    private Devices() {}

    /**
     * Returns the index of a device, of the first one if {@code name} is null.
     *
     * @throws IllegalArgumentException if there is no device of that name; the message lists the existing ones
     */
    static int index(@Nullable String name, WorkloadContext context) {
        int index = name == null ? 0 : context.devices().indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException(
                    "device: there is no '" + name + "'; use one of " + String.join(", ", context.devices()));
        }
        return index;
    }
}
