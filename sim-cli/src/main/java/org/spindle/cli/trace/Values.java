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

    /** Returns a time of at least 1 ns, in nanoseconds. */
    static long positiveTime(String option, String text) {
        return positive(option, text, time(option, text));
    }

    /** Returns a size of at least 1 byte, in bytes. */
    static long positiveSize(String option, String text) {
        return positive(option, text, size(option, text));
    }

    private static long positive(String option, String text, long value) {
        if (value < 1) {
            throw new UsageException(option + " " + text + " is not positive");
        }
        return value;
    }
}
