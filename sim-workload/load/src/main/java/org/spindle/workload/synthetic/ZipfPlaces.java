package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** Addresses in one extent by the popularity of their regions. */
final class ZipfPlaces {

    /** Maximum number of regions, so that the product of two of their numbers fits into a long. */
    private static final long MOST = 3_000_000_000L;

    private final TargetRegion extent;
    private final long regions;
    private final long placesEach;
    private final long stride;
    private final ZipfRanks ranks;
    private final RandomStream random;

    /** @throws IllegalArgumentException if there are too many regions, or they are smaller than the alignment */
    ZipfPlaces(AddressPattern.Zipf config, TargetRegion extent, RandomStream random) {
        this.extent = extent;
        this.random = random;
        long sectors = config.region().sectors();
        if (sectors % extent.alignment() != 0) {
            throw new IllegalArgumentException("addresses.region: " + config.region()
                    + " is not a multiple of the alignment; use one that is, or a smaller alignment");
        }
        placesEach = sectors / extent.alignment();
        regions = (extent.end() - extent.first()) / sectors;
        if (regions < 1 || regions > MOST) {
            throw new IllegalArgumentException("addresses.region: " + config.region() + " results in " + regions
                    + " regions; use a size that results in 1 to " + MOST);
        }
        stride = stride(regions);
        ranks = new ZipfRanks(regions, config.theta(), random);
    }

    /**
     * Returns a number near the golden section of the number of regions and coprime to it, by which neighbouring
     * ranks are placed far apart.
     */
    private static long stride(long regions) {
        long stride = Math.max(1, Math.round(regions * 0.6180339887498949));
        while (divisor(stride, regions) != 1) {
            stride++;
        }
        return stride;
    }

    private static long divisor(long a, long b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    /** Returns an aligned place, counted from 0; a request that would exceed the extent is moved back to its last place. */
    long draw(long sectors) {
        long region = (ranks.draw() - 1) * stride % regions;
        long place = region * placesEach + (placesEach == 1 ? 0 : random.nextLong(placesEach));
        return Math.min(place, extent.room(sectors) - 1);
    }
}
