package org.spindle.host.cache;

/** What else of a line is read when a part of it has to be. */
public enum Prefetch {
    NONE(false, false),
    /** What lies before the part. */
    FRONT(true, false),
    /** What lies behind the part. */
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
