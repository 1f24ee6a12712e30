package org.spindle.host.redcap;

import org.spindle.spi.request.Request;

/** The time from when the first of several transfers was sent to when the last of them arrived. */
final class ArrivalSpan {

    private long begin = Request.NONE;
    private long end;

    void clear() {
        begin = Request.NONE;
        end = 0;
    }

    void begins(long at) {
        if (begin == Request.NONE) {
            begin = at;
        }
    }

    void ends(long at) {
        end = at;
    }

    /** Nanoseconds; 0 if there was no transfer. */
    long nanos() {
        return begin == Request.NONE ? 0 : end - begin;
    }

    /** Nanoseconds of it after the end of another. */
    long nanosAfter(ArrivalSpan other) {
        return begin == Request.NONE ? 0 : Math.max(0, end - Math.max(begin, other.end));
    }
}
