package org.spindle.workload.replay;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.TypeName;

/**
 * How addresses of a trace become addresses of the simulated device. Traced devices that are sent to the same simulated
 * device share its map: equal addresses stay equal.
 */
public sealed interface AddressMapping {

    /** Unchanged. */
    @TypeName("identity")
    @Doc("Addresses stay as they are; a request beyond the end of the device is an error.")
    record Identity() implements AddressMapping {}

    /** Modulo the capacity. */
    @TypeName("wrap")
    @Doc("Addresses are taken modulo the capacity, rounded down to 8 sectors; a request that would run over the end is"
            + " moved back to end there.")
    record Wrap() implements AddressMapping {}

    /** In proportion. */
    @TypeName("scale")
    @Doc("Addresses are stretched or shrunk in the ratio of the two devices' sizes and aligned down to 8 sectors;"
            + " lengths stay as they are.")
    record Scale(
            @Doc("Size of the traced device. If absent, the trace is read once beforehand and the end of its last"
                    + " request on the device is taken.")
            @Range(min = "1 sector")
            @Nullable
            Size from)
            implements AddressMapping {}

    /** Touched regions side by side. */
    @TypeName("compact")
    @Doc("Regions of 1 MiB are placed side by side in the order in which they are first touched. A request that crosses"
            + " into another region stays whole, at the place of its first region.")
    record Compact() implements AddressMapping {}
}
