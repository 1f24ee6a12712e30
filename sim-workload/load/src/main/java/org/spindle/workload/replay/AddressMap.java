package org.spindle.workload.replay;

/** Places requests of a trace on one simulated device. May remember what it has placed: ask once per request, in order. */
interface AddressMap {

    /** The answer of {@link #place} for a request that cannot be placed. */
    long REFUSED = -1;

    /** In sectors; addresses that were multiples of this stay so. */
    int ALIGNMENT = 8;

    /**
     * Where a request goes.
     *
     * @param sector first sector in the trace
     * @param sectors length, at least 1
     * @return first sector on the simulated device such that the whole request fits, or {@link #REFUSED}
     */
    long place(long sector, long sectors);

    /** Why the request just refused cannot be placed, and what to do about it. */
    String refusal(long sector, long sectors);
}
