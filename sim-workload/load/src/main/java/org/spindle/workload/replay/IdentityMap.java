package org.spindle.workload.replay;

/** Leaves addresses unchanged. */
record IdentityMap(long capacity) implements AddressMap {

    @Override
    public long place(long sector, long sectors) {
        return sector <= capacity - sectors ? sector : REFUSED;
    }

    @Override
    public String refusal(long sector, long sectors) {
        return "sectors " + sector + " to " + (sector + sectors - 1) + " lie beyond the device's " + capacity
                + " sectors; use a larger device, or map: {type: wrap}, scale or compact";
    }
}
