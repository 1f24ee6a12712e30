package org.spindle.host.dads;

import java.util.List;
import org.spindle.host.virtualdisk.VirtualDiskConfig;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Config of the scheduler {@code dads}. */
@Doc(
        "The fastest of several orders, chosen periodically: each has a virtual disk that serves copies of the requests, and the"
                + " order that takes the least time by a margin is installed (DADS, González-Férez 2012, chapter 4).")
public record DadsConfig(
        @Doc(
                "The orders to choose from, two or more. The first is installed initially, and whenever changes recur too often.")
        @OfKind(SchedulerFactory.class)
        @Default("[{type: cfq}, {type: deadline}]")
        List<Component> schedulers,

        @Doc("The virtual disks, which share their tables.") @Default("{}")
        VirtualDiskConfig disk,

        @Doc("Time for which copies are collected before they are simulated.") @Default("5 s") @Range(min = "1 ms")
        Time collect,

        @Doc("Share of the present order's time by which another has to be faster.")
        @Default("0.05")
        @Range(min = "0", max = "1")
        double margin,

        @Doc("Changes in a row after which the first order is installed and kept.") @Default("5") @Range(min = "1")
        int changesInRow,

        @Doc("Successive checks in favour of no change, after which a locked order may change again.")
        @Default("7")
        @Range(min = "1")
        int quietChecks,

        @Doc(
                "Whether copies are served as they arrive, without collecting them first; they then arrive in the order of the"
                        + " installed scheduler, which biases the others towards it.")
        @Default("false")
        boolean live,

        @Doc("Time by which copying delays a request to the real disk, while copies are collected.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time copyTime,

        @Doc("Additional delay of the first request of each process.") @Default("0 ms") @Range(min = "0 ms")
        Time processTime,

        @Doc(
                "Processor time that a virtual disk takes for each request that it serves; requests that arrive meanwhile are delayed"
                        + " until it is over.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time simulationTime)
        implements Validated {

    public DadsConfig {
        schedulers = List.copyOf(schedulers);
    }

    @Override
    public void validate(Problems problems) {
        if (schedulers.size() < 2) {
            problems.report("schedulers", "there is no choice among " + schedulers.size(), "two schedulers or more");
        }
    }
}
