package org.spindle.workload.replay;

/** Scales addresses in proportion; keeps the order of requests of equal length. */
final class ScaleMap implements AddressMap {

    private final long source;
    private final long capacity;
    private final double ratio;

    /**
     * @param source sectors of the traced device; 0 if it is mapped to none
     * @param capacity sectors of the simulated one
     */
    ScaleMap(long source, long capacity) {
        this.source = source;
        this.capacity = capacity;
        this.ratio = (double) capacity / source;
    }

    @Override
    public long place(long sector, long sectors) {
        if (sectors > capacity || sector > source - sectors) {
            return REFUSED;
        }
        long proportional = (long) (sector * ratio);
        long fitting = Math.min(proportional, capacity - sectors);
        return fitting - fitting % ALIGNMENT;
    }

    @Override
    public String refusal(long sector, long sectors) {
        if (sectors > capacity) {
            return "a request of " + sectors + " sectors is longer than the device, which has " + capacity
                    + "; use a larger device";
        }
        return "sectors " + sector + " to " + (sector + sectors - 1) + " lie beyond the " + source
                + " sectors given by map.from; correct it or omit it";
    }
}
