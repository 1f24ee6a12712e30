package org.spindle.host.alis;

import org.jspecify.annotations.Nullable;
import org.spindle.host.alis.analysis.AccessUnit;
import org.spindle.spi.config.Size;
import org.spindle.spi.layer.Unit;

/**
 * The location of storage and reorganised area on the unit below, in sectors.
 *
 * @param storage sectors that the layer presents
 * @param start first sector of the area on the unit below
 * @param sectors length of the area
 */
record ReorganisedArea(long storage, long start, long sectors) {

    /**
     * @throws IllegalArgumentException if they do not fit
     */
    static ReorganisedArea of(AlisConfig config, Unit below) {
        AreaConfig area = config.area();
        long storage = config.storage() == null
                ? roomBeside(area, below)
                : config.storage().sectors();
        long sectors = area.size() == null
                ? (long) (area.sizeShare() * storage)
                : area.size().sectors();
        long start = area.offset() == null
                ? (long) (area.startShare() * storage)
                : area.offset().sectors();
        long unit = config.heat().unit().sectors();
        sectors -= sectors % unit;
        start -= area.offset() == null ? start % unit : 0;
        if (sectors == 0) {
            throw new IllegalArgumentException("the reorganised area has less than a unit of "
                    + config.heat().unit() + "; choose a greater area.share or area.size");
        }
        if (config.storage() == null && storage < 1) {
            throw new IllegalArgumentException("the reorganised area of " + Size.ofSectors(sectors)
                    + " leaves no room for the storage on " + below.name() + " of " + Size.ofSectors(below.sectors())
                    + "; choose a smaller area.size, or a larger " + below.name());
        }
        if (storage < 1 || storage + sectors > below.sectors()) {
            throw new IllegalArgumentException("a storage of " + Size.ofSectors(Math.max(0, storage))
                    + " and a reorganised area of " + Size.ofSectors(sectors) + " do not fit " + below.name() + " of "
                    + Size.ofSectors(below.sectors()) + "; choose a smaller storage, area.share or area.size");
        }
        if (start > storage) {
            throw new IllegalArgumentException("the reorganised area begins at " + Size.ofSectors(start)
                    + ", behind the end of the storage of " + Size.ofSectors(storage)
                    + "; choose an area.offset up to that");
        }
        if (below.sectors() > AccessUnit.MOST_ADDRESS) {
            throw new IllegalArgumentException(below.name() + " is larger than "
                    + Size.ofSectors(AccessUnit.MOST_ADDRESS) + ", the most that the log can tell apart");
        }
        String refusal = below.refusal(start, sectors);
        if (refusal != null) {
            throw new IllegalArgumentException("the reorganised area at " + Size.ofSectors(start) + " does not suit "
                    + below.name() + ": " + refusal);
        }
        return new ReorganisedArea(storage, start, sectors);
    }

    private static long roomBeside(AreaConfig area, Unit below) {
        return area.size() == null
                ? (long) (below.sectors() / (1 + area.sizeShare()))
                : below.sectors() - area.size().sectors();
    }

    /** Returns where a sector of the storage lies on the unit below. */
    long home(long sector) {
        return sector < start ? sector : sector + sectors;
    }

    /**
     * Returns the end of the contiguous home sectors that begin with this one: the end, or the beginning of the area.
     */
    long homeEnd(long sector, long end) {
        return sector < start ? Math.min(end, start) : end;
    }

    /** Checks a request at home. */
    @Nullable
    String refusal(Unit below, long sector, long count) {
        long border = homeEnd(sector, sector + count);
        String refusal = below.refusal(home(sector), border - sector);
        return refusal != null || border == sector + count
                ? refusal
                : below.refusal(home(border), sector + count - border);
    }
}
