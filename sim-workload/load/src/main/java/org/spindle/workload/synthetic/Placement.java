package org.spindle.workload.synthetic;

/** Chooses addresses. Told of every request in the order in which they are sent. */
interface Placement {

    /** Chooses the place of a request that begins a run. */
    void begin(Spot into, TargetRegion extent, int kind, long sectors);

    /** Whether a request may go on at a sector where a run stands; if so, it is taken for sent. */
    boolean goesOn(TargetRegion extent, long sector, int kind, long sectors);

    /** Demands that some request, this one or a later one, goes to data accessed before. */
    default void demandAgain() {}

    /**
     * Chooses the place of a request to data accessed before, to meet one of the demands.
     *
     * @param atOnce whether a demand is to be met as well as possible if none can be met yet
     * @return false if none can be met
     */
    default boolean again(Spot into, int kind, long sectors, boolean atOnce) {
        return false;
    }
}
