package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** When requests that are held back go on. */
public record PlugConfig(
        @Doc("Whether requests are held back for a moment so that neighbours can be merged.") @Default("true")
        boolean plugging,

        @Doc(
                "Requests that end the plug: 4 in the queue of the single-queue layer (unplug_thresh), 32 of a process in the"
                        + " multi-queue one.")
        @Range(min = "1", max = "10000")
        @Nullable
        Integer plugRequests,

        @Doc("Longest time for which a queue is plugged (unplug_delay); the single-queue layer only.")
        @Default("3 ms")
        @Range(min = "1 us", max = "10 s")
        Time plugDelay,

        @Doc("Data of the latest request that ends the plug of a process; the multi-queue layer only.")
        @Default("128 KiB")
        @Range(min = "512 B")
        Size plugSize) {

    private static final int OF_QUEUE = 4;
    private static final int OF_PROCESS = 32;

    int requests(Generation generation) {
        if (plugRequests != null) {
            return plugRequests;
        }
        return generation == Generation.SINGLE_QUEUE ? OF_QUEUE : OF_PROCESS;
    }
}
