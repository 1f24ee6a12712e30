package org.spindle.disk.geometry;

/** The order in which the surfaces of a cylinder are filled. The constants are in the order of DiskSim's "LBN-to-PBN mapping scheme" codes 0, 1, 2. */
public enum SurfaceOrder {

    /** Head 0 first in every cylinder. */
    ASCENDING,

    /** Serpentine: reversed in every second cylinder counted from the first one of the zone. */
    SERPENTINE_IN_ZONE,

    /** Serpentine: reversed in cylinders with an odd number. */
    SERPENTINE_ON_DISK;

    /**
     * Returns the {@code nth} surface to be filled in a cylinder; the mapping is its own inverse, from a surface to its
     * place in the order.
     */
    int surface(int nth, int cylinder, int firstCylinderOfZone, int surfaces) {
        int counted = switch (this) {
            case ASCENDING -> 0;
            case SERPENTINE_IN_ZONE -> cylinder - firstCylinderOfZone;
            case SERPENTINE_ON_DISK -> cylinder;
        };
        return (counted & 1) == 0 ? nth : surfaces - 1 - nth;
    }
}
