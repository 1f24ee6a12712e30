package org.spindle.spi.request;

/** The operation of a request. */
public enum Operation {
    READ,
    WRITE,
    /** Makes all acknowledged writes durable; has no sectors. */
    FLUSH,
    /** Declares the contents of the sectors unused (trim, unmap). */
    DISCARD
}
