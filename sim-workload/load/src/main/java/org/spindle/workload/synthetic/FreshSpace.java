package org.spindle.workload.synthetic;

import java.util.Arrays;
import org.spindle.spi.sim.RandomStream;

/**
 * Allots sectors of an extent, none twice before all are used up; then everything is free again. The extent is divided into
 * regions of the same size, each of which fills up from its beginning, so that random allotments need no list of free places
 * and a run can go on where it stands.
 */
final class FreshSpace {

    private static final long MOST_REGIONS = 4096;

    /** Fewer of the largest requests than this fit no region well. */
    private static final long ROOMY = 8;

    private static final int NONE = -1;

    private final long first;
    private final long regionSize;
    private final long[] filled;

    /**
     * @param largest sectors that are allotted at a time, at most what the extent has
     */
    FreshSpace(TargetRegion extent, long block, long largest) {
        first = (extent.first() + block - 1) / block * block;
        long sectors = extent.end() - first;
        long regions = Math.max(1, Math.min(MOST_REGIONS, sectors / (ROOMY * largest)));
        regionSize = sectors / regions / block * block;
        filled = new long[(int) regions];
    }

    long regionSize() {
        return regionSize;
    }

    /** Allots in a random region, or the next one that has room. */
    long allot(long sectors, RandomStream random) {
        int region = roomy((int) random.nextLong(filled.length), sectors);
        if (region == NONE) {
            Arrays.fill(filled, 0);
            region = 0;
        }
        long at = first + region * regionSize + filled[region];
        filled[region] += sectors;
        return at;
    }

    private int roomy(int from, long sectors) {
        for (int i = 0; i < filled.length; i++) {
            int region = (from + i) % filled.length;
            if (filled[region] + sectors <= regionSize) {
                return region;
            }
        }
        return NONE;
    }

    /** Allots what follows a place, if it is free. */
    boolean allotAt(long sector, long sectors) {
        int region = (int) ((sector - 1 - first) / regionSize);
        long inside = sector - first - region * regionSize;
        if (region >= filled.length || filled[region] != inside || inside + sectors > regionSize) {
            return false;
        }
        filled[region] += sectors;
        return true;
    }
}
