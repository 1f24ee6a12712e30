package org.spindle.cli.trace;

import org.spindle.cli.command.UsageException;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** Quantities with units on the command line, written as in a scenario. */
final class Values {

    private Values() {}

    /** Returns a time in nanoseconds. */
    static long time(String option, String text) {
        try {
            return Time.parse(text).nanos();
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + ": " + e.getMessage());
        }
    }

    /** Returns a size in bytes. */
    static long size(String option, String text) {
        try {
            return Size.parse(text).bytes();
        } catch (IllegalArgumentException e) {
            throw new UsageException(option + ": " + e.getMessage());
        }
    }
}
