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

@Doc("A controller with its own request queues and an optional cache, which completes requests itself.")
public record IntelligentConfig(
        @Doc("Most requests at the controller at once, over all devices below it.") @Default("256") @Range(min = "1")
        int queueDepth,

        @Doc("Orders the requests that wait in the controller for each device.")
        @OfKind(SchedulerFactory.class)
        @Default(Scheduler.FCFS)
        Component scheduler,

        @Doc("Most requests at one device at once; no more than the device accepts.") @Default("1") @Range(min = "1")
        int outstandingPerDevice,

        @Doc("Cache between host and devices, over all devices below; without it every request goes to its device.")
        @OfKind(LayerFactory.class)
        @Nullable
        Component cache,

        @Doc("Names of the devices below the cache, in its order; the last of them are those that it presents"
                + " in their place, devices not named are addressed directly. If absent, all devices below.")
        @Default("[]")
        List<String> cacheOver,

        @Doc("Time from the arrival of a command until the controller acts on it.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time commandTime,

        @Doc("Time to dispatch a request to a device, and again to process its completion.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time deviceTime,

        @Doc("Time to dispatch a request that has left its queue to its device; the completion is processed at once.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time dispatchTime,

        @Doc(
                "Time to answer a message of a device: ready, disconnection, reconnection or completion. The next request for it"
                        + " leaves its queue when the completion is answered.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time answerTime,

        @Doc("Time to report a completion to the host.") @Default("0 ms") @Range(min = "0 ms")
        Time completionTime,

        @Doc("Least time for each 512 bytes between host and controller; the buses above may be slower.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time sectorTime,

        @Doc(
                "When data are transferred between host and controller: around-storage, on the bus above, those of a write with its command"
                        + " and those of a read after the storage access; or in-cache, while the cache holds the lines for them,"
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
            problems.report("cacheOver", "there is no cache", "remove it, or configure a cache");
        }
        if (Set.copyOf(cacheOver).size() < cacheOver.size()) {
            problems.report("cacheOver", "a device is named twice", "name each once");
        }
    }
}
