package org.spindle.host.cache;

/** The additional parts of a line that a fetch reads. */
public enum Prefetch {
    NONE(false, false),
    /** The sectors before the part in its line. */
    FRONT(true, false),
    /** The sectors after the part in its line. */
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
