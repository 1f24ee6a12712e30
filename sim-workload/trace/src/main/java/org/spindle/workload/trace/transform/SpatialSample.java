package org.spindle.workload.trace.transform;

import org.spindle.spi.trace.TraceRecord;

/**
 * Keeps every request to a part of the addresses, chosen by a hash (Waldspurger, Park, Garthwaite and Ahmad, "Efficient
 * MRC Construction with SHARDS", FAST 2015, section 3.1): the reuse of the kept addresses is complete. The address space of each device
 * is divided into regions; a request belongs to the region of its first byte. Flushes belong to none and are removed.
 */
public final class SpatialSample implements RecordStep {

    /** Resolution of rates, 2<sup>-24</sup> as in the paper's implementation. */
    private static final int MODULUS_BITS = 24;

    private final long threshold;
    private final long region;
    private final long seed;

    /**
     * @param rate share of the regions to keep, above 0 and at most 1
     * @param region size of a region in bytes, positive
     * @param seed selects the regions
     */
    public SpatialSample(double rate, long region, long seed) {
        if (!(rate > 0 && rate <= 1)) {
            throw new IllegalArgumentException("rate " + rate + " is not above 0 and at most 1");
        }
        if (region < 1) {
            throw new IllegalArgumentException("region of " + region + " bytes");
        }
        threshold = Math.max(1, Math.round(rate * (1 << MODULUS_BITS)));
        this.region = region;
        this.seed = seed;
    }

    @Override
    public boolean apply(TraceRecord record) {
        if (record.length == 0) {
            return false;
        }
        long hash = mix(mix(mix(seed) + record.device) + record.offset / region);
        return hash >>> (Long.SIZE - MODULUS_BITS) < threshold;
    }

    /** Returns the output function of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long mix(long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
