package org.spindle.flash.calibrate;

import org.spindle.spi.request.Operation;

/**
 * An access that a trace has recorded with its completion.
 *
 * @param bytes length; 0 for a flush
 * @param issued when it was given to the device, in nanoseconds
 * @param nanos until its completion
 */
public record TimedAccess(Operation operation, long sector, long bytes, long issued, long nanos) {}
