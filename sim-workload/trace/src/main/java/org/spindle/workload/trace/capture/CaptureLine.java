package org.spindle.workload.trace.capture;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line of a capture, as ftrace or {@code trace-cmd report} prints it.
 *
 * @param cpu on which it happened
 * @param process that was running when the event occurred
 * @param inInterrupt whether the CPU was in an interrupt, so that the process did not cause the event
 * @param time nanoseconds on the clock of the capture
 * @param event its name; for system calls {@code sys_NAME} at their entry and {@code sys_NAME ->} at their return
 * @param detail the text after the name
 */
record CaptureLine(int cpu, long process, boolean inInterrupt, long time, String event, String detail) {

    private static final Pattern LINE = Pattern.compile(
            "\\s*.+-(\\d+)\\s+(?:\\(\\s*[-\\d]+\\)\\s+)?\\[(\\d{1,6})\\]\\s+(?:(\\S{4,6})\\s+)?(\\d+)\\.(\\d{6,9}):\\s+(\\S.*)");

    private static final Pattern NUMBER = Pattern.compile("(?:0x)?[0-9a-f]+");

    /** Returns null if the line is not an event. */
    static @Nullable CaptureLine of(String text) {
        Matcher line = LINE.matcher(text);
        if (!line.matches()) {
            return null;
        }
        String flags = line.group(3);
        boolean inInterrupt = flags != null && flags.length() > 2 && "sShHzZ".indexOf(flags.charAt(2)) >= 0;
        String fraction = (line.group(5) + "000").substring(0, 9);
        long time = Long.parseLong(line.group(4)) * 1_000_000_000 + Long.parseLong(fraction);
        String rest = line.group(6);
        int end = nameEnd(rest);
        String name = rest.substring(0, end);
        String detail = rest.substring(end);
        if (name.startsWith("sys_enter_")) {
            name = "sys_" + name.substring("sys_enter_".length());
        } else if (name.startsWith("sys_exit_")) {
            name = "sys_" + name.substring("sys_exit_".length()) + " ->";
            detail = detail.replaceFirst("^\\s*:", "");
        } else if (name.startsWith("sys_") && detail.startsWith(" -> ")) {
            name += " ->";
            detail = detail.substring(4);
        }
        return new CaptureLine(
                Integer.parseInt(line.group(2)),
                Long.parseLong(line.group(1)),
                inInterrupt,
                time,
                name,
                detail.replaceFirst("^:\\s*", ""));
    }

    private static int nameEnd(String text) {
        int end = 0;
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
            end++;
        }
        return end;
    }

    boolean isCall() {
        return event.startsWith("sys_");
    }

    boolean isReturn() {
        return event.endsWith(" ->");
    }

    /** Returns the name of the system call without {@code sys_}. */
    String call() {
        return event.substring(4, isReturn() ? event.length() - 3 : event.length());
    }

    /** Returns the result of the system call; negative for an error, and if it cannot be parsed. */
    long result() {
        String text = detail.strip();
        if (text.matches("0x[0-9a-f]{1,16}")) {
            return Long.parseUnsignedLong(text.substring(2), 16);
        }
        return text.matches("-?\\d{1,18}") ? Long.parseLong(text) : -1;
    }

    /** Returns an argument of a system call, of the form {@code name: 0x1f}; -1 if there is none. */
    long argument(String name) {
        return number(detail, name + ": ");
    }

    /** Returns the number of a field of the form {@code name=12}; -1 if there is none. */
    long field(String name) {
        return number(detail, name + "=");
    }

    /** Returns the text of a field of the form {@code name=text}, up to the next blank; empty if there is none. */
    String text(String name) {
        int at = start(detail, name + "=");
        if (at < 0) {
            return "";
        }
        int end = detail.indexOf(' ', at);
        return end < 0 ? detail.substring(at) : detail.substring(at, end);
    }

    private static long number(String text, String key) {
        int at = start(text, key);
        if (at < 0) {
            return -1;
        }
        Matcher number = NUMBER.matcher(text).region(at, text.length());
        if (!number.lookingAt()) {
            return -1;
        }
        String digits = number.group();
        return digits.startsWith("0x") ? Long.parseUnsignedLong(digits.substring(2), 16) : decimal(digits);
    }

    /** Returns the start of the value of a key, or -1; a letter must not precede the key. */
    private static int start(String text, String key) {
        int at = text.indexOf(key);
        while (at > 0 && (Character.isLetterOrDigit(text.charAt(at - 1)) || text.charAt(at - 1) == '_')) {
            at = text.indexOf(key, at + 1);
        }
        return at < 0 ? -1 : at + key.length();
    }

    private static long decimal(String digits) {
        int end = 0;
        while (end < digits.length() && Character.isDigit(digits.charAt(end))) {
            end++;
        }
        return end == 0 ? -1 : Long.parseLong(digits.substring(0, end));
    }
}
