package org.spindle.workload.replay;

import java.util.regex.Pattern;

/** Text form of the number of a traced device: {@code 3}, or {@code 8,16} for major and minor. */
final class TraceDevice {

    private static final int MINOR_BITS = 20;
    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");
    private static final Pattern MAJOR_MINOR = Pattern.compile("\\d{1,9},\\d{1,6}");

    private TraceDevice() {}

    static boolean isValid(String text) {
        return NUMBER.matcher(text).matches() || MAJOR_MINOR.matcher(text).matches();
    }

    static long parse(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) {
            return Long.parseLong(text);
        }
        return Long.parseLong(text.substring(0, comma)) << MINOR_BITS | Long.parseLong(text.substring(comma + 1));
    }

    static String format(long device) {
        long major = device >>> MINOR_BITS;
        return major == 0
                ? Long.toUnsignedString(device)
                : Long.toUnsignedString(device) + " (" + major + "," + device % (1L << MINOR_BITS) + ")";
    }
}
