package org.spindle.disk.hdd.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.spindle.spi.config.Size;

/**
 * Unusual properties of a large drive whose description relies on defaults. The defaults are those of drives of the
 * early 1990s: no command queue, no write cache, a buffer of 256 KiB. A drive counts as large if it has physical
 * sectors of 4 KiB or a capacity of at least 100 GB, however its geometry is described; no drive had that before the
 * year 2001.
 */
public final class DriveAdvice {

    private static final Size LARGE = Size.parse("100 GB");
    private static final long LONG_SECTOR = 4096;

    private DriveAdvice() {}

    /**
     * Returns a sentence for each unusual property.
     *
     * @param isDefault whether the key of that path in the drive's description has its default
     */
    public static List<String> on(HddConfig drive, Predicate<String> isDefault) {
        List<String> advice = new ArrayList<>();
        if (!isLarge(drive)) {
            return advice;
        }
        if (drive.queueDepth() == 1 && isDefault.test("queueDepth")) {
            advice.add(
                    "it has no command queue, as queueDepth is 1 by default; drives of its size have one of 32 (NCQ) or more");
        }
        if (!drive.buffer().writeReporting().early() && isDefault.test("buffer.writeReporting")) {
            advice.add(
                    "its write cache is off, as buffer.writeReporting is on-medium by default; with the cache on it is"
                            + " in-buffer-appends-first");
        }
        if (isDefault.test("buffer.segments") && isDefault.test("buffer.segmentSize")) {
            advice.add("its buffer has " + drive.buffer().segments() + " segments of "
                    + drive.buffer().segmentSize() + " by default; drives of its size have 8 MB and more");
        }
        return advice;
    }

    private static boolean isLarge(HddConfig drive) {
        return drive.sectorSize().bytes() >= LONG_SECTOR || capacityBytes(drive) >= LARGE.bytes();
    }

    /** Sectors that are spare or reserved included. */
    private static long capacityBytes(HddConfig drive) {
        Geometry geometry = drive.geometry();
        if (geometry instanceof DataSheetGeometry sheet) {
            return sheet.capacity().bytes();
        }
        return drive.sectorSize().bytes() * sectors(geometry);
    }

    private static long sectors(Geometry geometry) {
        if (geometry instanceof ExtentGeometry extents) {
            return extents.sectors();
        }
        if (geometry instanceof IndexedGeometry indexed) {
            return indexed.sectors();
        }
        long sectors = 0;
        if (geometry instanceof ZonedGeometry zoned) {
            for (ZoneConfig zone : zoned.zones()) {
                long cylinders = 1L + zone.lastCylinder() - zone.firstCylinder();
                sectors += cylinders * zoned.surfaces() * zone.sectorsPerTrack();
            }
        }
        return sectors;
    }
}
