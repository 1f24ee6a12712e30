package org.spindle.disk.bus;

import org.spindle.analytic.bus.Handshake;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** The times that a slave takes in the handshake of an asynchronous bus. */
@Doc("Times of the slave.")
public record SlaveTimes(
        @Doc("Time from the address until the request of the master, for the slave to decode it.")
        @Default("0 ms")
        @Range(min = "0 ms", max = "1 s")
        Time decodeTime,

        @Doc("From the request of a read until the slave drives the word.")
        @Default("0 ms")
        @Range(min = "0 ms", max = "1 s")
        Time slaveReadTime,

        @Doc("From the request of a write until the slave has taken the word.")
        @Default("0 ms")
        @Range(min = "0 ms", max = "1 s")
        Time slaveWriteTime) {

    /** Returns the handshake of one word. */
    Handshake handshake(Time propagation, boolean reads) {
        Time access = reads ? slaveReadTime : slaveWriteTime;
        return new Handshake(propagation.inNanos(), decodeTime.inNanos(), access.inNanos());
    }
}
