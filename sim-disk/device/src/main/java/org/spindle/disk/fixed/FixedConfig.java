package org.spindle.disk.fixed;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.request.Operation;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Config of the device {@code fixed}. */
@Doc("One or several servers with a given distribution of service times, independent of operation"
        + " and address. It accepts a command from its bus at once and completes it without the bus.")
public record FixedConfig(
        @Doc("Addressable bytes.") @Range(min = "512 B") Size capacity,

        @Doc("Service times of reads, and of every operation without its own times; required unless recorded is"
                + " given.")
        @OfKind(TimeDistributionFactory.class)
        @Nullable
        Component service,

        @Doc("In place of a distribution, the times recorded in the requests' trace; a trace without them is"
                + " refused.")
        @Nullable
        RecordedTime recorded,

        @Doc("Service times of writes; those of reads if absent.") @OfKind(TimeDistributionFactory.class) @Nullable
        Component writeService,

        @Doc("Service times of flushes; those of reads if absent.") @OfKind(TimeDistributionFactory.class) @Nullable
        Component flushService,

        @Doc("Service times of discards; those of reads if absent.") @OfKind(TimeDistributionFactory.class) @Nullable
        Component discardService,

        @Doc("Requests served at the same time.") @Default("1") @Range(min = "1", max = "65536")
        int servers,

        @Doc("Requests that the device accepts at once; those beyond the servers wait inside. As many as servers if"
                + " absent.")
        @Range(min = "1")
        @Nullable
        Integer queueDepth,

        @Doc("Order of the requests that wait inside.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: " + Scheduler.FCFS + "}")
        Component scheduler,

        @Doc("Link to the host: conversation (over a bus) or queue-pairs.") @Default("conversation") @Implied
        FixedLink link)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (capacity.bytes() % Size.SECTOR != 0) {
            problems.report(
                    "capacity", capacity + " is not a whole number of sectors", "a multiple of " + Size.SECTOR + " B");
        }
        if ((service == null) == (recorded == null)) {
            problems.report(
                    "service",
                    service == null ? "there are no service times" : "service and recorded contradict each other",
                    "write one of service and recorded");
        }
        if (recorded != null && (writeService != null || flushService != null || discardService != null)) {
            problems.report(
                    "recorded", "recorded times hold for every operation", "leave out writeService and the like");
        }
        if (queueDepth != null && queueDepth < servers) {
            problems.report(
                    "queueDepth",
                    servers + " servers are never all busy with at most " + queueDepth + " requests at the device",
                    "at least " + servers + ", or leave it out");
        }
    }

    /** Returns the most requests outstanding at the device at once. */
    int depth() {
        return queueDepth == null ? servers : queueDepth;
    }

    /** Returns the distribution of an operation's service times; there is none if they are recorded. */
    @Nullable
    Component serviceOf(Operation operation) {
        Component own = switch (operation) {
            case READ -> service;
            case WRITE -> writeService;
            case FLUSH -> flushService;
            case DISCARD -> discardService;
        };
        return own == null ? service : own;
    }
}
