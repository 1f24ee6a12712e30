package org.spindle.workload.synthetic;

/** Chooses addresses. It is called for every request in the order in which they are sent. */
interface Placement {

    /** Chooses the address of a request that begins a run. */
    void begin(GeneratedAccess into, TargetRegion extent, int kind, long sectors);

    /** Returns whether a request may continue a run at a sector; if so, it counts as sent. */
    boolean continues(TargetRegion extent, long sector, int kind, long sectors);

    /** Demands that this request or a later one goes to data accessed before. */
    default void demandReuse() {}

    /**
     * Chooses the address of a request to data accessed before, which meets one of the demands.
     *
     * @param atOnce whether to meet a demand as closely as possible if none can be met exactly yet
     * @return false if none can be met
     */
    default boolean placeReuse(GeneratedAccess into, int kind, long sectors, boolean atOnce) {
        return false;
    }
}
