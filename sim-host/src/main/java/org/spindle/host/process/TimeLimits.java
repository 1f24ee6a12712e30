package org.spindle.host.process;

import org.jspecify.annotations.Nullable;

/** The time-limited requests of one process that it may soon have to wait for. */
interface TimeLimits {

    /** The request whose limit comes first; null if there is none. */
    @Nullable
    Issued next();

    /**
     * How long the process can still think without that request.
     *
     * @param clock the process's time in nanoseconds
     * @return nanoseconds, 0 if the limit has passed
     */
    double remaining(double clock);

    /** The process has thought so long, or the request is complete: it is no longer of interest. */
    void remove(Issued request);

    /**
     * A time-limited request has been sent.
     *
     * @param limit nanoseconds
     * @param clock the process's time in nanoseconds
     * @param thought nanoseconds that the process has thought without interruption before
     */
    void add(Issued request, double limit, double clock, double thought);

    /** A request of the process is complete. */
    void completed(Issued request);
}
