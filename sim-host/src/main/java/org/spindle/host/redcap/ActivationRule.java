package org.spindle.host.redcap;

import org.spindle.spi.request.Request;

/** Decides when the cache is active, by what it learns of requests. */
interface ActivationRule {

    /** It stays as it is. */
    ActivationRule FIXED = (wasOn, costs) -> {};

    /**
     * A read is over, with all that was prefetched for it.
     *
     * @param wasOn whether it was handled as while the cache is active
     * @param costs used again when this returns
     */
    void ended(boolean wasOn, ReadCosts costs);

    /**
     * A read or write has come from the host and was not looked at yet.
     *
     * @param isOn whether the cache is active for it
     */
    default void arrives(Request whole, boolean isOn) {}

    /** A process has ended. */
    default void processEnded(long process) {}

    /** That request would cause these reads below if the cache were active. */
    default void wouldRead(Request whole, ReadPlan plan, ReadCosts costs) {}

    /**
     * A request to the unit below is complete.
     *
     * @param sent when it was submitted
     * @return what is to be added to its time, for comparisons
     */
    default long served(Request part, long sent) {
        return 0;
    }

    /**
     * A read that the cache was active for is complete for the host.
     *
     * @param nanos from its arrival, with what {@link #served} has added for the last of its requests
     */
    default void completes(ReadCosts costs, long nanos) {}

    /** The same for a read that was passed on. */
    default void passed(ReadCosts costs, long nanos) {}
}
