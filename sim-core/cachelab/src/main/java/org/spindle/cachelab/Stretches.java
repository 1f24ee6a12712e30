package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.List;
import org.spindle.cachelab.AccessTrace.TimeMark;

/**
 * The stretches of a trace that are counted apart: the warm-up, if there is one, and then as many of nearly the same number of
 * accesses as wanted. Each begins with a request.
 */
final class Stretches {

    private final AccessTrace trace;

    /** Where stretches begin, and at last where the trace ends. */
    private final long[] bounds;

    private final boolean hasWarmUp;

    /**
     * @param warmUp share of the accesses that are not counted, at least 0 and less than 1
     * @param wanted stretches after it, at least 1
     */
    Stretches(AccessTrace trace, double warmUp, int wanted) {
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

    long begin(int stretch) {
        return bounds[stretch];
    }

    long end(int stretch) {
        return bounds[stretch + 1];
    }

    boolean isWarmUp(int stretch) {
        return hasWarmUp && stretch == 0;
    }

    /** Returns the time in seconds of a stretch's beginning, to one in a thousand accesses; NaN if the trace tells no times. */
    double seconds(int stretch) {
        List<TimeMark> marks = trace.marks();
        double seconds = Double.NaN;
        int low = 0;
        int high = marks.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (marks.get(middle).access() <= begin(stretch)) {
                seconds = marks.get(middle).seconds();
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return seconds;
    }
}
