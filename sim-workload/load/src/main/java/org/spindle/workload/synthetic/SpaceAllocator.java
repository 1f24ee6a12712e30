package org.spindle.workload.synthetic;

import java.util.Arrays;
import org.spindle.spi.sim.RandomStream;

/**
 * Allocates sectors of an extent, none twice before all are used up; then all are free again. The extent is divided
 * into regions of equal size, each filled from its beginning. Random allocations therefore need no list of free
 * places, and a run can continue where it ended.
 */
final class SpaceAllocator {

    private static final long MOST_REGIONS = 4096;

    /** Minimum number of the largest requests per region, for a good fit. */
    private static final long ROOMY = 8;

    private static final int NONE = -1;

    private final long first;
    private final long regionSize;
    private final long[] filled;

    /** @param largest maximum number of sectors per allocation, at most the size of the extent */
    SpaceAllocator(TargetRegion extent, long block, long largest) {
        first = (extent.first() + block - 1) / block * block;
        long sectors = extent.end() - first;
        long regions = Math.max(1, Math.min(MOST_REGIONS, sectors / (ROOMY * largest)));
        regionSize = sectors / regions / block * block;
        filled = new long[(int) regions];
    }

    long regionSize() {
        return regionSize;
    }

    /** Allocates in a random region, or in the next one with room. */
    long allocate(long sectors, RandomStream random) {
        int region = regionWithRoom((int) random.nextLong(filled.length), sectors);
        if (region == NONE) {
            Arrays.fill(filled, 0);
            region = 0;
        }
        long at = first + region * regionSize + filled[region];
        filled[region] += sectors;
        return at;
    }

    private int regionWithRoom(int from, long sectors) {
        for (int i = 0; i < filled.length; i++) {
            int region = (from + i) % filled.length;
            if (filled[region] + sectors <= regionSize) {
                return region;
            }
        }
        return NONE;
    }

    /** Allocates the sectors that follow a place, if they are free. */
    boolean allocateAt(long sector, long sectors) {
        int region = (int) ((sector - 1 - first) / regionSize);
        long inside = sector - first - region * regionSize;
        if (region >= filled.length || filled[region] != inside || inside + sectors > regionSize) {
            return false;
        }
        filled[region] += sectors;
        return true;
    }
}
