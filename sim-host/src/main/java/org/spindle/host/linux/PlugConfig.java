package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Configuration of plugs, which hold requests back for a short time. */
public record PlugConfig(
        @Doc("Whether requests are held back for a short time so that contiguous ones can be merged.") @Default("true")
        boolean plugging,

        @Doc(
                "Number of requests that ends the plug; if absent, 4 in the queue of the single-queue layer (unplug_thresh), 32 of a"
                        + " process in the multi-queue layer.")
        @Range(min = "1", max = "10000")
        @Nullable
        Integer plugRequests,

        @Doc("Maximum time for which a queue is plugged (unplug_delay); single-queue layer only.")
        @Default("3 ms")
        @Range(min = "1 us", max = "10 s")
        Time plugDelay,

        @Doc("Size of a new request from which it ends the plug of its process; multi-queue layer only.")
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
