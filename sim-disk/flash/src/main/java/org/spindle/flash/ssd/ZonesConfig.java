package org.spindle.flash.ssd;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Implied;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;

/** Zones of a namespace. */
@Doc("Zones, each of which is written in order and reset as a whole by a discard.")
public record ZonesConfig(
        @Doc("Size of a zone, a multiple of the page; the rest of the capacity is not used.") @Range(min = "4 KiB")
        Size size,

        @Doc("Zones that may be open at once; to open another, the drive closes the least recently written one.")
        @Default("14")
        @Range(min = "1", max = "1000000")
        int maxOpen,

        @Doc("Zones that may be open or closed with data at once; a write to an empty zone beyond is an error.")
        @Default("14")
        @Range(min = "1", max = "1000000")
        int maxActive,

        @Doc(
                "Whether writes are zone appends: each names a zone by its first sector and is written where the last one to it ended;"
                        + " the completed request contains the address.")
        @Default("false")
        @Implied
        boolean append) {

    void check(SsdConfig drive, Problems problems) {
        if (size.bytes() % drive.geometry().page().bytes() != 0) {
            problems.report(
                    "zones.size",
                    size + " is not a whole number of pages of "
                            + drive.geometry().page(),
                    "a multiple of geometry.page");
        }
        if (maxOpen > maxActive) {
            problems.report(
                    "zones.maxOpen",
                    maxOpen + " zones cannot be open when " + maxActive + " may be active",
                    "zones.maxActive or fewer");
        }
        PreconditionConfig.State state = drive.precondition().state();
        if (state != PreconditionConfig.State.EMPTY && state != PreconditionConfig.State.SEQUENTIAL) {
            problems.report("precondition.state", "zones are not overwritten at random", "empty or sequential");
        }
        if (count(drive) < 1) {
            problems.report("zones.size", size + " is more than the drive has", "less");
        }
    }

    /** Zones that are full before the run: whole ones, so that no empty zone has data. */
    int filled(SsdConfig drive) {
        PreconditionConfig start = drive.precondition();
        return start.state() == PreconditionConfig.State.SEQUENTIAL ? (int) (start.fill() * count(drive)) : 0;
    }

    /** Zones of the drive. */
    int count(SsdConfig drive) {
        return (int) ((long) drive.pages() * drive.geometry().page().bytes() / size.bytes());
    }
}
