package org.spindle.host.unix;

/**
 * Durations of computations on a CPU of the host, in nanoseconds.
 *
 * @param speed of the host, relative to the one that the load was recorded on
 * @param systemCall of entering a system call or trap
 * @param request of issuing a request
 * @param completion of all interrupts for one request
 */
record ComputationTimes(double speed, long systemCall, long request, long completion) {

    static ComputationTimes of(UnixConfig config) {
        UnixConfig.Costs costs = config.costs();
        return new ComputationTimes(
                config.speed(),
                costs.systemCall().nanos(),
                costs.request().nanos(),
                costs.interrupt().nanos() * costs.interruptsPerRequest());
    }

    /** Returns the duration of a computation of the load. */
    long scaled(long compute) {
        return speed == 1 ? compute : Math.round(compute / speed);
    }
}
