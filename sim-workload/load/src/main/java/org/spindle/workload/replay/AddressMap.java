package org.spindle.workload.replay;

/**
 * Maps requests of a trace to addresses of one simulated device. A map may have state: call it once per request, in
 * order.
 */
interface AddressMap {

    /** Returned by {@link #place} for a request that cannot be placed. */
    long REFUSED = -1;

    /** Alignment in sectors that is kept: addresses that are multiples of it are mapped to multiples of it. */
    int ALIGNMENT = 8;

    /**
     * Returns the address of a request.
     *
     * @param sector first sector in the trace
     * @param sectors length, at least 1
     * @return first sector on the simulated device such that the whole request fits, or {@link #REFUSED}
     */
    long place(long sector, long sectors);

    /** Returns why the request just refused cannot be placed, and how to correct that. */
    String refusal(long sector, long sectors);
}
