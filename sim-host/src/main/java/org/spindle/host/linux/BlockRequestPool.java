package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** The pool of block-layer requests of a device. An arrival that finds none free waits. */
interface BlockRequestPool {

    /** Takes a request of the pool for an arrival and returns true, or adds the arrival to those that wait and returns false. */
    boolean admit(Request arriving);

    /** Releases the pool's request of an admitted request that is complete. */
    void completed(Request request);

    /** Releases the pool's request of an admitted request that was merged into another. */
    void absorbed(Request request);

    /** Handles that an admitted request has become part of another one, which has its place now. */
    void replaced(Request admitted, Request by);

    /** Admits a waiting arrival and returns it, or null if none can be admitted. Called repeatedly until it returns null. */
    @Nullable
    Request next();

    /** Sets what calls {@link #next()} when a waiting arrival can be admitted at another time than a completion. */
    default void onAdmission(Runnable admission) {}

    /** Returns the number of waiting arrivals. */
    int waiting();
}
