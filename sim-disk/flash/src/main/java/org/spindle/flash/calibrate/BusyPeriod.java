package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.List;

/**
 * A time in which a device had something to do without a pause.
 *
 * @param pause before it, in nanoseconds; {@link #UNKNOWN} at the beginning of a trace
 * @param nanos its length
 * @param accesses that it served
 */
record BusyPeriod(long pause, long nanos, List<TimedAccess> accesses) {

    /** A pause that is not known. */
    static final long UNKNOWN = -1;

    /** The busy periods of a trace whose accesses stand in the order of their issue. */
    static List<BusyPeriod> of(List<TimedAccess> trace) {
        List<BusyPeriod> periods = new ArrayList<>();
        List<TimedAccess> current = new ArrayList<>();
        long pause = UNKNOWN;
        long begin = 0;
        long end = 0;
        for (TimedAccess access : trace) {
            if (!current.isEmpty() && access.issued() >= end) {
                periods.add(new BusyPeriod(pause, end - begin, List.copyOf(current)));
                current.clear();
                pause = access.issued() - end;
            }
            if (current.isEmpty()) {
                begin = access.issued();
                end = begin;
            }
            current.add(access);
            end = Math.max(end, access.issued() + access.nanos());
        }
        if (!current.isEmpty()) {
            periods.add(new BusyPeriod(pause, end - begin, current));
        }
        return periods;
    }

    boolean isSingle() {
        return accesses.size() == 1;
    }
}
