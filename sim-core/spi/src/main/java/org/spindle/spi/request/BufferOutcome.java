package org.spindle.spi.request;

/** How a device's own buffer took part in serving a request. */
public enum BufferOutcome {
    /** All of the data came from or went to the medium. */
    MISS,
    /** Part of the data was in the buffer on arrival. */
    PARTIAL_HIT,
    /** All of the data was in the buffer, or being read into it, on arrival. */
    HIT,
    /** A write that joined an earlier, still unwritten one in the buffer. */
    APPEND
}
