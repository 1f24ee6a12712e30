package org.spindle.spi.request;

/** What is so or not so of a request: how its issuer treats it, and hints on how its data are used. */
public enum RequestFlag {
    /** The issuer goes on without waiting. */
    ASYNCHRONOUS,
    METADATA,
    READ_AHEAD,
    /** The data have to be on the medium, not in a volatile buffer, at completion (FUA). */
    FORCE_UNIT_ACCESS,
    /** The issuer accesses the data in order. */
    SEQUENTIAL,
    /** The issuer accesses the data in no order. */
    RANDOM,
    /** The issuer does not use the data again soon. */
    WILL_NOT_NEED;

    final int mask = 1 << ordinal();
}
