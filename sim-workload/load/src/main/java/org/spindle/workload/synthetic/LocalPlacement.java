package org.spindle.workload.synthetic;

import java.util.Arrays;
import java.util.List;
import org.spindle.spi.sim.RandomStream;

/** Places requests near the previous one of their device. */
final class LocalPlacement implements Placement {

    private static final int NONE = -1;

    /** Number of successive attempts to place a request within the extent, after which it is placed anywhere in it. */
    private static final int TRIES = 64;

    private final double deviation;
    private final RandomStream random;
    private final long[] previous;

    /**
     * @param deviation standard deviation of the distance in sectors
     */
    LocalPlacement(List<TargetRegion> extents, double deviation, RandomStream random) {
        this.deviation = deviation;
        this.random = random;
        previous = new long[extents.size()];
        Arrays.fill(previous, NONE);
    }

    @Override
    public void begin(GeneratedAccess into, TargetRegion extent, int kind, long sectors) {
        into.device = extent.device();
        into.sector = extent.first() + place(extent, extent.room(sectors)) * extent.alignment();
        previous[extent.index()] = into.sector;
    }

    private long place(TargetRegion extent, long places) {
        long from = previous[extent.index()];
        for (int i = 0; from != NONE && i < TRIES; i++) {
            double target = from - extent.first() + deviation * random.nextGaussian();
            long place = Math.round(target / extent.alignment());
            if (place >= 0 && place < places) {
                return place;
            }
        }
        return random.nextLong(places);
    }

    @Override
    public boolean continues(TargetRegion extent, long sector, int kind, long sectors) {
        boolean fits = sector + sectors <= extent.end();
        if (fits) {
            previous[extent.index()] = sector;
        }
        return fits;
    }
}
