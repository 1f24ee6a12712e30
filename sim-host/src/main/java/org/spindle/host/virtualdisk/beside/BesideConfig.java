package org.spindle.host.virtualdisk.beside;

import org.jspecify.annotations.Nullable;
import org.spindle.host.virtualdisk.VirtualDiskConfig;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Config of the scheduler {@code virtual-disk}. */
@Doc("Any order, with a virtual disk beside the real one: it serves copies of the requests, and the results tell how near its"
        + " times are to those of the real disk (González-Férez 2012, chapter 3).")
public record BesideConfig(
        @Doc("Order of the requests for the real disk.") @OfKind(SchedulerFactory.class) @Default("{type: cfq}")
        Component base,

        @Doc("Order of the copies for the virtual disk; the base if absent.") @OfKind(SchedulerFactory.class) @Nullable
        Component virtual,

        @Doc("The virtual disk.") @Default("{}") VirtualDiskConfig disk,

        @Doc("Accesses of a window whose mean times are compared.") @Default("1000") @Range(min = "1", max = "100000000")
        int window,

        @Doc("Time that copying a request delays it on its way to the real disk.") @Default("0 ms") @Range(min = "0 ms")
        Time copyTime,

        @Doc("Time that the first request of each process is delayed besides.") @Default("0 ms") @Range(min = "0 ms")
        Time processTime) {

    Component ofVirtual() {
        return virtual == null ? base : virtual;
    }
}
