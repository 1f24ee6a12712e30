package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.List;
import org.spindle.cachelab.AccessTrace.TimeMark;

/**
 * The separately counted parts of a trace: the warm-up, if there is one, and then a number of parts with nearly equal numbers of accesses.
 * Each starts with the first access of a request.
 */
final class TraceSections {

    private final AccessTrace trace;

    /** First access of each part, and the end of the trace. */
    private final long[] bounds;

    private final boolean hasWarmUp;

    /**
     * @param warmUp share of the accesses that are not counted, at least 0 and less than 1
     * @param wanted number of parts after it, at least 1
     */
    TraceSections(AccessTrace trace, double warmUp, int wanted) {
        this.trace = trace;
        List<Long> starts = new ArrayList<>();
        starts.add(0L);
        long first = atRequest((long) (warmUp * trace.accesses()));
        hasWarmUp = first > 0;
        for (int i = 0; i < wanted; i++) {
            long start = atRequest(first + (trace.accesses() - first) * i / wanted);
            if (start > starts.get(starts.size() - 1) && start < trace.accesses()) {
                starts.add(start);
            }
        }
        starts.add(trace.accesses());
        bounds = starts.stream().mapToLong(Long::longValue).toArray();
    }

    private long atRequest(long access) {
        long at = access;
        while (at < trace.accesses() && !trace.isFirst(at)) {
            at++;
        }
        return at;
    }

    int count() {
        return bounds.length - 1;
    }

    long begin(int section) {
        return bounds[section];
    }

    long end(int section) {
        return bounds[section + 1];
    }

    boolean isWarmUp(int section) {
        return hasWarmUp && section == 0;
    }

    /** Returns the time in seconds of the start of a part, precise to a thousand accesses; NaN if the trace has no times. */
    double seconds(int section) {
        List<TimeMark> marks = trace.marks();
        double seconds = Double.NaN;
        int low = 0;
        int high = marks.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (marks.get(middle).access() <= begin(section)) {
                seconds = marks.get(middle).seconds();
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return seconds;
    }
}
