package org.spindle.model;

import java.util.List;
import java.util.Set;

/**
 * The measured load of a workload.
 *
 * @param requests number of requests analysed
 * @param closed whether requests wait for earlier ones
 * @param rate requests per second of an open workload; of a closed one with zero service times, which may be infinite
 * @param population users of a closed workload; 0 for an open one
 * @param thinkNanos mean time from a completion to the user's next request
 * @param devices by index
 * @param schedulers types of all schedulers in driver and devices
 */
record Load(
        long requests,
        boolean closed,
        double rate,
        int population,
        double thinkNanos,
        List<DeviceLoad> devices,
        Set<String> schedulers) {}
