package org.spindle.workload.trace;

/** Formats damaged text for messages: shortened, and without control characters. */
final class Excerpt {

    static final int LONGEST = 60;

    private Excerpt() {}

    static String of(byte[] bytes, int start, int end) {
        StringBuilder text = new StringBuilder();
        int shown = Math.min(end, start + LONGEST);
        for (int i = start; i < shown; i++) {
            int b = bytes[i] & 0xff;
            if (b == '\t') {
                text.append("\\t");
            } else if (b == '\n') {
                text.append("\\n");
            } else if (b == '\r') {
                text.append("\\r");
            } else if (b >= 0x20 && b < 0x7f) {
                text.append((char) b);
            } else {
                text.append(String.format("\\x%02x", b));
            }
        }
        return shown < end ? text + "..." : text.toString();
    }
}
