package org.spindle.disk.controller;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("A controller with queues of its own that takes charge of requests, and perhaps caches what they move.")
public record IntelligentConfig(
        @Doc("Most requests at the controller at once, over all devices below it.") @Default("256") @Range(min = "1")
        int queueDepth,

        @Doc("Orders the requests that wait in the controller for each device.")
        @OfKind(SchedulerFactory.class)
        @Default(Scheduler.FCFS)
        Component scheduler,

        @Doc("Most requests at one device at once; no more than the device accepts.") @Default("1") @Range(min = "1")
        int outstandingPerDevice,

        @Doc("Memory between host and devices, over all devices below; without it every request goes to its device.")
        @OfKind(LayerFactory.class)
        @Nullable
        Component cache,

        @Doc(
                "Names of the devices below over which the cache stands, in its order; the last of them are those that it presents"
                        + " in their place, the others can be addressed as they are. If absent, all devices below.")
        @Default("[]")
        List<String> cacheOver,

        @Doc("From the arrival of a command until the controller acts on it.") @Default("0 ms") @Range(min = "0 ms")
        Time commandTime,

        @Doc("To hand a request to a device, and again to take in its completion.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time deviceTime,

        @Doc("To hand a request that has left its queue to its device; the completion is taken in at once.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time dispatchTime,

        @Doc(
                "To answer what a device says: that it is ready, leaves the bus, returns or is done. The next request for it"
                        + " leaves its queue when that is answered.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time answerTime,

        @Doc("To report a completion to the host.") @Default("0 ms") @Range(min = "0 ms")
        Time completionTime,

        @Doc("Least time for each 512 bytes between host and controller; the buses above may be slower.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time sectorTime,

        @Doc(
                "When data cross between host and controller: around-storage, on the bus above, those of a write with its command"
                        + " and those of a read when storage is done; or in-cache, while the cache holds the lines for them,"
                        + " one request after the other at sectorTime, without the bus above.")
        @Default("around-storage")
        HostDataTime hostData,

        @Doc("Least time for each 512 bytes between controller and devices; the buses below may be slower.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time deviceSectorTime)
        implements Validated {

    public IntelligentConfig {
        cacheOver = List.copyOf(cacheOver);
    }

    @Override
    public void validate(Problems problems) {
        if (cache == null && !cacheOver.isEmpty()) {
            problems.report("cacheOver", "there is no cache", "leave it out, or give a cache");
        }
        if (Set.copyOf(cacheOver).size() < cacheOver.size()) {
            problems.report("cacheOver", "a device is named twice", "name each once");
        }
    }
}
