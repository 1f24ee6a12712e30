package org.spindle.disk.hdd.spec;

import java.util.List;
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
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("A mechanical disk drive: zoned geometry, arm, rotation, segmented buffer with read-ahead and write-back, command"
        + " overheads, bus protocol and an internal queue.")
public record HddConfig(
        @Doc("Geometry: the layout of blocks.") Geometry geometry,
        @Doc("Arm, heads and rotation.") Mechanics mechanics,

        @Doc("Bytes in a physical sector of the medium.") @Default("512 B") @Range(min = "512 B", max = "4 KiB")
        Size sectorSize,

        @Doc("Bytes in the smallest addressable unit; smaller than a physical sector on a drive that emulates 512-byte"
                + " sectors, which then reads before it writes an incomplete one. A physical sector if absent.")
        @Nullable
        Size logicalSectorSize,

        @Doc("The drive's buffer, read-ahead and write-back.") @Default("{}")
        Buffer buffer,

        @Doc("Overheads of the drive's electronics for commands and messages.") @Default("{}")
        Overheads overheads,

        @Doc("How the drive behaves on the bus.") @Default("{}")
        BusBehaviour bus,

        @Doc("Requests that the drive accepts at once: the depth of its command queue (NCQ of SATA drives: up to"
                + " 32; TCQ of SCSI and SAS drives: 64 and more). It is used unless the driver has queueInDevice:"
                + " false.")
        @Default("1")
        @Range(min = "1")
        int queueDepth,

        @Doc("Order in which the drive serves the requests of its command queue.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: " + Scheduler.FCFS + "}")
        Component scheduler,

        @Doc("The drive some years later or earlier; as described if absent.") @Implied @Nullable
        Technology technology,

        @Doc("Known defects of another simulator to be reproduced; none by default.") @Default("[]")
        List<HddCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        long physical = sectorSize.bytes();
        if (physical != 512 && physical != 4096) {
            problems.report("sectorSize", sectorSize + " is not a sector size of a disk drive", "512 B or 4 KiB");
        }
        if (logicalSectorSize != null
                && (logicalSectorSize.bytes() < 512
                        || logicalSectorSize.bytes() > physical
                        || physical % logicalSectorSize.bytes() != 0)) {
            problems.report(
                    "logicalSectorSize",
                    logicalSectorSize + " does not divide a physical sector of " + sectorSize,
                    "512 B or " + sectorSize);
        }
        buffer.validateWith(bus, problems);
    }

    /** Returns how many sectors of 512 bytes a physical sector holds. */
    public int sectorsPerBlock() {
        return (int) (sectorSize.bytes() / Size.SECTOR);
    }

    /** Smallest addressable unit in bytes. */
    public long logicalSectorBytes() {
        return logicalSectorSize == null ? sectorSize.bytes() : logicalSectorSize.bytes();
    }
}
