package org.spindle.host.cache;

/** What a fetch of a part of a line reads in addition. */
public enum Prefetch {
    NONE(false, false),
    /** What lies before the part in its line. */
    FRONT(true, false),
    /** What lies behind the part in its line. */
    REST(false, true),
    /** Both. */
    LINE(true, true);

    final boolean front;
    final boolean rest;

    Prefetch(boolean front, boolean rest) {
        this.front = front;
        this.rest = rest;
    }
}
