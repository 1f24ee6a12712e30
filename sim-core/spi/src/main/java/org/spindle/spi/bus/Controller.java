package org.spindle.spi.bus;

/** A controller or adapter that joins an upper bus with the buses below it. */
public interface Controller {

    /** Nanoseconds that it adds to each message, in either direction. */
    long messageDelay();
}
