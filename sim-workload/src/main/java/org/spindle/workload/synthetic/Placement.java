package org.spindle.workload.synthetic;

/** Chooses addresses. Told of every request in the order in which they are sent. */
interface Placement {

    /** Chooses the place of a request that begins a run. */
    void begin(Spot into, Extent extent, int kind, long sectors);

    /** Whether a request may go on at a sector where a run stands; if so, it is taken for sent. */
    boolean goesOn(Extent extent, long sector, int kind, long sectors);

    /**
     * Chooses the place of a request to data accessed before.
     *
     * @return false if there is none yet
     */
    default boolean again(Spot into, int kind, long sectors) {
        return false;
    }
}
