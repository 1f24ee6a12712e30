package org.spindle.spi.request;

/** What a request asks of a device. */
public enum Operation {
    READ,
    WRITE,
    /** Make everything that was acknowledged durable; carries no sectors. */
    FLUSH,
    /** The sectors' contents are no longer needed (trim, unmap). */
    DISCARD
}
