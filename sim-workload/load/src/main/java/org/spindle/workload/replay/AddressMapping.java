package org.spindle.workload.replay;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.TypeName;

/**
 * Mapping of trace addresses to addresses of the simulated device. Traced devices mapped to the same simulated device
 * share its map: equal addresses stay equal.
 */
public sealed interface AddressMapping {

    /** Addresses unchanged. */
    @TypeName("identity")
    @Doc("Addresses are unchanged; a request beyond the end of the device is an error.")
    record Identity() implements AddressMapping {}

    /** Addresses modulo the capacity. */
    @TypeName("wrap")
    @Doc("Addresses are taken modulo the capacity, rounded down to 8 sectors; a request that would extend beyond the"
            + " end is moved back to end there.")
    record Wrap() implements AddressMapping {}

    /** Addresses in proportion. */
    @TypeName("scale")
    @Doc("Addresses are scaled by the ratio of the two devices' capacities and rounded down to multiples of 8"
            + " sectors; lengths are unchanged.")
    record Scale(
            @Doc("Capacity of the traced device. If absent, the trace is first read once, and the end of its last"
                    + " request on the device is taken.")
            @Range(min = "1 sector")
            @Nullable
            Size from)
            implements AddressMapping {}

    /** Accessed regions side by side. */
    @TypeName("compact")
    @Doc("Regions of 1 MiB are placed side by side in order of first access. A request that crosses into another"
            + " region is not split; its address follows from its first region.")
    record Compact() implements AddressMapping {}
}
