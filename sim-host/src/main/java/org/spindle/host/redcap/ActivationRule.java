package org.spindle.host.redcap;

import org.spindle.spi.request.Request;

/** Decides from the observed requests when the cache is active. */
interface ActivationRule {

    /** Never changes the state. */
    ActivationRule FIXED = (wasOn, costs) -> {};

    /**
     * Called when a read has ended, including its prefetches.
     *
     * @param wasOn whether the read used the cache
     * @param costs reused after this method returns
     */
    void ended(boolean wasOn, ReadCosts costs);

    /**
     * Called when a read or write has arrived from the host, before it is processed.
     *
     * @param isOn whether the cache is active for the request
     */
    default void arrives(Request whole, boolean isOn) {}

    /** Called when a process has ended. */
    default void processEnded(long process) {}

    /** Called for a read while the cache is inactive, with the reads below and the costs that it would cause if the cache were active. */
    default void wouldRead(Request whole, ReadPlan plan, ReadCosts costs) {}

    /**
     * Processes the completion of a request to the unit below.
     *
     * @param sent when the request was submitted, in nanoseconds
     * @return the correction to be added to its time for comparisons, in nanoseconds
     */
    default long served(Request part, long sent) {
        return 0;
    }

    /**
     * Called when a read that used the cache is complete for the host.
     *
     * @param nanos time since the arrival of the read, with the correction that {@link #served} returned for its last request below
     */
    default void completes(ReadCosts costs, long nanos) {}

    /** Called when a read that bypassed the inactive cache is complete; {@code nanos} as for {@link #completes}. */
    default void passed(ReadCosts costs, long nanos) {}
}
