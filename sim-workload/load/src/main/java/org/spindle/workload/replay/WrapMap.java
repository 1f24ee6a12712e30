package org.spindle.workload.replay;

/** Takes addresses modulo the capacity. */
final class WrapMap implements AddressMap {

    private final long usable;

    WrapMap(long capacity) {
        usable = capacity - capacity % ALIGNMENT;
    }

    @Override
    public long place(long sector, long sectors) {
        if (sectors > usable) {
            return REFUSED;
        }
        return Math.min(sector % usable, usable - sectors);
    }

    @Override
    public String refusal(long sector, long sectors) {
        return "a request of " + sectors + " sectors is longer than the device, which has " + usable
                + " sectors to wrap into; use a larger device";
    }
}
