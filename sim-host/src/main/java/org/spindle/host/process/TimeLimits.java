package org.spindle.host.process;

import org.jspecify.annotations.Nullable;

/** The limits of the time-limited requests of one process. */
interface TimeLimits {

    /** Returns the request whose limit comes first; null if there is none. */
    @Nullable
    Issued next();

    /**
     * Returns how long the process can still think without that request.
     *
     * @param clock the process's time in nanoseconds
     * @return nanoseconds, 0 if the limit has passed
     */
    double remaining(double clock);

    /** Removes a request whose limit has been reached or which is complete. */
    void remove(Issued request);

    /**
     * Adds a time-limited request that has been sent.
     *
     * @param limit nanoseconds
     * @param clock the process's time in nanoseconds
     * @param thought uninterrupted think time of the process before, in nanoseconds
     */
    void add(Issued request, double limit, double clock, double thought);

    /** Called when a request of the process is complete. */
    void completed(Issued request);
}
