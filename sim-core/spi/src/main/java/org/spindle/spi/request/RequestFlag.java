package org.spindle.spi.request;

/** A yes-or-no property of a request: how its issuer treats it, and hints on the use of its data. */
public enum RequestFlag {
    /** The issuer continues without waiting. */
    ASYNCHRONOUS,
    METADATA,
    READ_AHEAD,
    /** The data have to be on the medium, not in a volatile buffer, at completion (FUA). */
    FORCE_UNIT_ACCESS,
    /** The issuer accesses the data in order. */
    SEQUENTIAL,
    /** The issuer accesses the data in random order. */
    RANDOM,
    /** The issuer does not access the data again soon. */
    WILL_NOT_NEED;

    final int mask = 1 << ordinal();
}
