package org.spindle.host.driver;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("A driver with one queue per device, or one per hardware queue of a device.")
public record StandardDriverConfig(
        @Doc("Orders the requests that wait in front of each device.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: " + Scheduler.FCFS + "}")
        Component scheduler,

        @Doc(
                "Whether a device may have as many outstanding requests as it accepts, which fills its command queue (NCQ, TCQ);"
                        + " otherwise it gets one at a time.")
        @Default("true")
        boolean queueInDevice,

        @Doc("Queue depth of the host: maximum number of outstanding requests at a device that accepts more.")
        @Range(min = "1")
        @Nullable
        Integer outstanding,

        @Doc("If given, each request takes this time once it leaves its queue, and never reaches its device.")
        @Range(min = "0 ms", max = "1 d")
        @Nullable
        Time constantTime,

        @Doc(
                "Times of the trace to use instead of simulated ones: service (without devices), wait (before a request joins its"
                        + " queue), response (without queues and devices).")
        @Nullable
        RecordedTimes recorded,

        @Doc("Placement of schedulers for a device with several hardware queues: device (one for all of them),"
                + " hardware-queue (one for each).")
        @Default("device")
        @Implied
        SchedulerPlacement schedulers,

        @Doc("Hardware queues of each I/O priority class; if not given, requests go to queues by process.")
        @Implied
        @Nullable
        PriorityQueues priorities)
        implements Validated {

    /** With devices that are used. */
    public StandardDriverConfig(Component scheduler, boolean queueInDevice, @Nullable Integer outstanding) {
        this(scheduler, queueInDevice, outstanding, null, null, SchedulerPlacement.DEVICE, null);
    }

    @Override
    public void validate(Problems problems) {
        if (!queueInDevice && outstanding != null && outstanding > 1) {
            problems.report(
                    "outstanding",
                    outstanding + " requests at a device at once contradict queueInDevice: false, which allows one",
                    "remove one of the two");
        }
        if (constantTime != null && recorded != null) {
            problems.report("recorded", "it contradicts constantTime", "remove one of the two");
        }
    }

    /** Returns whether requests reach their devices. */
    boolean usesDevices() {
        return constantTime == null && (recorded == null || recorded == RecordedTimes.WAIT);
    }

    /** Returns the maximum number of outstanding requests at a device that accepts {@code queueDepth}. */
    int limit(int queueDepth) {
        if (recorded == RecordedTimes.RESPONSE) {
            return Integer.MAX_VALUE;
        }
        if (!queueInDevice) {
            return 1;
        }
        return outstanding == null ? queueDepth : Math.min(outstanding, queueDepth);
    }
}
