package org.spindle.host.virtualdisk.training;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.workload.WorkloadContext;

/** Finds the device of a workload that uses one. */
final class Devices {

    /** Sectors of the smallest device. */
    static final long LEAST_SECTORS = 2048;

    private Devices() {}

    /**
     * Returns the index of a device, the first if no name is given.
     *
     * @throws IllegalArgumentException if there is none of that name; the message names those that there are
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
