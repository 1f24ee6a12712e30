package org.spindle.disk.hdd;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.spec.Buffer;
import org.spindle.disk.hdd.spec.BusBehaviour;
import org.spindle.disk.hdd.spec.HddCompat;

/**
 * The parts of a drive that exist before its connection to the bus. The parts of that connection and of accesses copy
 * from it what they use.
 *
 * @param states components of the time of requests
 * @param prefetching null without a prefetch policy
 * @param deferred null without a write-back policy
 */
record DriveParts(
        DriveClock clock,
        Medium medium,
        Arm arm,
        Buffer buffer,
        BusBehaviour bus,
        Set<HddCompat> compat,
        CommandTimes times,
        AccessRules rules,
        UnwrittenData unwritten,
        SegmentPool segments,
        DriveQueue queue,
        Preemption preemption,
        ArmDispatcher dispatcher,
        RequestStates states,
        DriveObserver observer,
        @Nullable Prefetching prefetching,
        @Nullable DeferredWrites deferred) {}
