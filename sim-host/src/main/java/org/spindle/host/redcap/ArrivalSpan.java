package org.spindle.host.redcap;

import org.spindle.spi.request.Request;

/** The time from the sending of the first of several transfers to the arrival of the last. */
final class ArrivalSpan {

    private long begin = Request.NONE;
    private long end;

    void clear() {
        begin = Request.NONE;
        end = 0;
    }

    void start(long at) {
        if (begin == Request.NONE) {
            begin = at;
        }
    }

    void finish(long at) {
        end = at;
    }

    /** Returns the span in nanoseconds; 0 if there was no transfer. */
    long nanos() {
        return begin == Request.NONE ? 0 : end - begin;
    }

    /** Returns the part of the span after the end of another, in nanoseconds. */
    long nanosAfter(ArrivalSpan other) {
        return begin == Request.NONE ? 0 : Math.max(0, end - Math.max(begin, other.end));
    }
}
