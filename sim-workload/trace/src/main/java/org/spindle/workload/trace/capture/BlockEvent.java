package org.spindle.workload.trace.capture;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The device, operation and sectors of a block event of a capture.
 *
 * @param device as {@code major,minor}
 * @param kind letters of the kernel: R read, W write, D discard, F flush or forced access, S synchronous, A read-ahead, M metadata
 */
record BlockEvent(String device, String kind, long sector, long sectors) {

    private static final Pattern DETAIL =
            Pattern.compile("(\\d+,\\d+) ([A-Z]+) (?:\\d+ )?(?:\\([^)]*\\) )?(\\d+) \\+ (\\d+) .*");

    /** Returns null if the sector is not a valid number, as in completions of flushes. */
    static @Nullable BlockEvent of(CaptureLine line) {
        Matcher detail = DETAIL.matcher(line.detail());
        if (!detail.matches() || detail.group(3).length() > 18) {
            return null;
        }
        return new BlockEvent(
                detail.group(1), detail.group(2), Long.parseLong(detail.group(3)), Long.parseLong(detail.group(4)));
    }

    boolean isRead() {
        return operation() == 'R';
    }

    boolean isDiscard() {
        return operation() == 'D';
    }

    boolean isSynchronous() {
        return kind.indexOf('S') > 0;
    }

    boolean isReadAhead() {
        return kind.indexOf('A') > 0;
    }

    boolean isMetadata() {
        return kind.indexOf('M') > 0;
    }

    /** Returns whether the device's cache is flushed before the operation. */
    boolean flushesBefore() {
        return kind.charAt(0) == 'F';
    }

    private char operation() {
        return kind.charAt(0) == 'F' && kind.length() > 1 ? kind.charAt(1) : kind.charAt(0);
    }
}
