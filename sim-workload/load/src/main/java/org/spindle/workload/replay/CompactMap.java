package org.spindle.workload.replay;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Places regions of 1 MiB side by side in order of first access; the number of regions is limited by the device's
 * capacity.
 */
final class CompactMap implements AddressMap {

    /** Sectors per region. */
    static final long REGION = 2048;

    private static final int UNKNOWN = -1;

    private final long capacity;
    private final int places;
    private final Long2IntOpenHashMap placeOf = new Long2IntOpenHashMap();

    CompactMap(long capacity) {
        this.capacity = capacity;
        this.places = (int) Math.min(capacity / REGION, Integer.MAX_VALUE);
        placeOf.defaultReturnValue(UNKNOWN);
    }

    @Override
    public long place(long sector, long sectors) {
        long last = (sector + sectors - 1) / REGION;
        for (long region = sector / REGION; region <= last; region++) {
            if (!touch(region)) {
                return REFUSED;
            }
        }
        long begin = placeOf.get(sector / REGION) * REGION + sector % REGION;
        return Math.min(begin, capacity - sectors);
    }

    private boolean touch(long region) {
        if (placeOf.get(region) != UNKNOWN) {
            return true;
        }
        if (placeOf.size() == places) {
            return false;
        }
        placeOf.put(region, placeOf.size());
        return true;
    }

    @Override
    public String refusal(long sector, long sectors) {
        return "sectors " + sector + " to " + (sector + sectors - 1) + " access more regions of 1 MiB than the "
                + places + " that fit on the device; use a larger device, a limit, or map: {type: wrap}";
    }
}
