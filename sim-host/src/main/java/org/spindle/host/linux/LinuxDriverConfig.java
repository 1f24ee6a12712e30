package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("The block layer of Linux around a scheduler: plugs, merges, a pool of requests, hardware contexts with tags,"
        + " flushes. Not modelled: throttling of write-back (wbt); discards of several ranges; in the single-queue layer"
        + " barriers, and the immediate end of the plug of a device that does not rotate and has tags.")
public record LinuxDriverConfig(
        @Doc("Generation of the block layer: single-queue (kernels 2.6 to 2.6.38), multi-queue (from 4.12).")
        @Default("multi-queue")
        Generation generation,

        @Doc("Orders the requests that wait in front of each device.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: " + Scheduler.MQ_DEADLINE + "}")
        Component scheduler,

        @Doc("Size of the request pool (nr_requests); in the single-queue layer, of each of the pools for"
                + " synchronous and for asynchronous requests.")
        @Default("128")
        @Range(min = "4", max = "100000")
        int requests,

        @Doc("Place of the request pool at which each CPU begins to search for a free one; Linux draws it at"
                + " random. It matters in the multi-queue layer if the scheduler leaves some requests only a part"
                + " of the pool.")
        @Default("0")
        @Range(min = "0", max = "99999")
        int firstPlace,

        @Doc("Tags of each hardware queue, if the device supports more: the maximum number of its outstanding"
                + " requests.")
        @Range(min = "1")
        @Nullable
        Integer tags,

        @Doc("Without a scheduler, the probability that the process whose request is complete runs before the one"
                + " that is woken to take the tag, so that its next request takes it; 0.43 to 0.59 in recordings"
                + " of Linux 6.18 on two CPUs.")
        @Default("0")
        @Range(min = "0", max = "1")
        double overtaking,

        @Doc("Ticks of the kernel's clock per second (CONFIG_HZ); a queue whose scheduler has selected no request"
                + " runs again after whole ticks.")
        @Default("1000")
        @Range(min = "24", max = "1200")
        int hz,

        @Inline MergeConfig merges,
        @Inline PlugConfig plug,
        @Inline FlushConfig flushes)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (generation == Generation.SINGLE_QUEUE && scheduler.type().equals(Scheduler.NONE)) {
            problems.report("scheduler", "kernels with a single queue always have a scheduler", "use noop");
        }
        if (overtaking > 0 && !scheduler.type().equals(Scheduler.NONE)) {
            problems.report(
                    "overtaking",
                    "with a scheduler no process waits for a tag",
                    "use scheduler: none, or remove overtaking");
        }
        if (firstPlace >= requests) {
            problems.report(
                    "firstPlace",
                    "the pool has the places 0 to " + (requests - 1),
                    "give one of these, or more requests");
        }
        if (merges.maxSize().bytes() % Size.SECTOR != 0) {
            problems.report("maxSize", "it is not a whole number of sectors", "give a multiple of 512 B");
        }
        if (merges.maxDiscard().bytes() % Size.SECTOR != 0) {
            problems.report("maxDiscard", "it is not a whole number of sectors", "give a multiple of 512 B");
        }
        if (merges.segment().bytes() % Size.SECTOR != 0) {
            problems.report("segment", "it is not a whole number of sectors", "give a multiple of 512 B");
        }
    }
}
