package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Counter;

/**
 * Page reads of the host beyond the data cache. Pages that were never written are not in the flash, so that their reads take none
 * of its time; a note says so if there are many and the drive begins with such pages. Pages without contents because they were
 * discarded count as never written, but on a drive that begins full they are no reason for a note.
 */
final class HostReads {

    /** The share of unwritten pages above which there is a note. */
    private static final double NOTED = 0.05;

    private final Counter counter;
    private final SsdConfig config;
    private long all;
    private long unwritten;

    private HostReads(DeviceContext context, SsdConfig config) {
        this.config = config;
        counter = context.metrics()
                .counter("reads-of-unwritten-pages", "pages", "Page reads of the host that found no data in the flash");
    }

    static HostReads of(SsdConfig config, DeviceContext context) {
        HostReads reads = new HostReads(context, config);
        context.noteAtEnd(reads::note);
        return reads;
    }

    /** The host reads a page from the flash. */
    void read() {
        all++;
    }

    /** The page of the last read holds nothing. */
    void foundNothing() {
        unwritten++;
        counter.add(1);
    }

    private @Nullable String note() {
        if (unwritten <= NOTED * all) {
            return null;
        }
        String found = "more than " + Math.round(100 * NOTED)
                + " % of the page reads were of pages that were never written, and took no time of the flash; ";
        PreconditionConfig start = config.precondition();
        if (start.state() == PreconditionConfig.State.EMPTY) {
            String others = config.zones() == null ? " or {state: steady}" : "";
            return found + "precondition: {state: sequential}" + others + " begins with a written drive";
        }
        return start.fill() < 1 ? found + "a greater precondition.fill begins with more of the drive written" : null;
    }
}
