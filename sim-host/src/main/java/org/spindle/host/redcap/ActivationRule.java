package org.spindle.host.redcap;

/** Decides when the cache is active. */
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
}
