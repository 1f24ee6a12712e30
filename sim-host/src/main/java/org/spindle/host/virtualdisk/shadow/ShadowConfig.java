package org.spindle.host.virtualdisk.shadow;

import org.jspecify.annotations.Nullable;
import org.spindle.host.virtualdisk.VirtualDiskConfig;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Configuration of the scheduler {@code virtual-disk}. */
@Doc(
        "Any scheduler, with a virtual disk in parallel with the real one: it serves copies of the requests, and the results"
                + " compare its times with those of the real disk (González-Férez 2012, chapter 3).")
public record ShadowConfig(
        @Doc("Order of the requests for the real disk.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: " + Scheduler.CFQ + "}")
        Component base,

        @Doc("Order of the copies for the virtual disk; the base if absent.") @OfKind(SchedulerFactory.class) @Nullable
        Component virtual,

        @Doc("The virtual disk.") @Default("{}") VirtualDiskConfig disk,

        @Doc("Number of accesses in a window, over which mean times are compared.")
        @Default("1000")
        @Range(min = "1", max = "100000000")
        int window,

        @Doc("Delay of each request before it joins the real queue, for its copying.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time copyTime,

        @Doc("Additional delay of the first request of each process.") @Default("0 ms") @Range(min = "0 ms")
        Time processTime) {

    Component ofVirtual() {
        return virtual == null ? base : virtual;
    }
}
