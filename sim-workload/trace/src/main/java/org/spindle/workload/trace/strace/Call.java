package org.spindle.workload.trace.strace;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A parsed line of strace.
 *
 * @param process 0 if strace did not follow processes
 * @param nanos time of the line since the Unix epoch
 * @param state whether the line is a complete call, its start, its end, or another event (a signal, an exit)
 * @param name of the call
 * @param arguments text of the arguments in the line
 * @param result text after the equals sign
 * @param duration of the call in ns, -1 if the line has none
 */
record Call(long process, long nanos, State state, String name, List<String> arguments, String result, long duration) {

    enum State {
        WHOLE,
        BEGUN,
        RESUMED,
        OTHER
    }

    private static final String UNFINISHED = "<unfinished ...>";
    private static final String RESUMED_END = " resumed>";
    private static final int MOST_DIGITS = 18;
    private static final int SECOND_DIGITS = 10;

    /** Returns null if the line does not start with an optional process and seconds since the epoch. */
    static @Nullable Call parse(String line) {
        int at = skipBlanks(line, 0);
        long process = 0;
        if (line.startsWith("[pid", at)) {
            int close = line.indexOf(']', at);
            process = close < 0 ? -1 : whole(line, skipBlanks(line, at + 4), close);
            at = skipBlanks(line, close + 1);
        } else {
            int blank = line.indexOf(' ', at);
            if (blank > at && line.substring(at, blank).indexOf('.') < 0) {
                process = whole(line, at, blank);
                at = skipBlanks(line, blank);
            }
        }
        int blank = line.indexOf(' ', at);
        long nanos = blank < 0 ? -1 : seconds(line, at, blank);
        if (process < 0 || nanos < 0) {
            return null;
        }
        return rest(line, skipBlanks(line, blank), process, nanos);
    }

    private static Call rest(String line, int first, long process, long nanos) {
        int at = first;
        State state = State.WHOLE;
        String name;
        if (line.startsWith("<... ", at)) {
            int end = line.indexOf(RESUMED_END, at);
            if (end < 0) {
                return other(process, nanos);
            }
            state = State.RESUMED;
            name = line.substring(at + 5, end);
            at = end + RESUMED_END.length();
        } else {
            int open = line.indexOf('(', at);
            if (open <= at || !isName(line, at, open)) {
                return other(process, nanos);
            }
            name = line.substring(at, open);
            at = open + 1;
        }
        List<String> arguments = new ArrayList<>();
        int end = arguments(line, at, arguments);
        if (line.endsWith(UNFINISHED)) {
            return new Call(process, nanos, State.BEGUN, name, arguments, "", -1);
        }
        int equals = end < 0 ? -1 : line.indexOf('=', end);
        if (equals < 0) {
            return other(process, nanos);
        }
        String result = line.substring(equals + 1).strip();
        long duration = -1;
        if (result.endsWith(">") && result.lastIndexOf('<') >= 0) {
            int open = result.lastIndexOf('<');
            duration = seconds(result, open + 1, result.length() - 1);
            result = result.substring(0, open).strip();
        }
        return new Call(process, nanos, state, name, arguments, result, duration);
    }

    private static Call other(long process, long nanos) {
        return new Call(process, nanos, State.OTHER, "", List.of(), "", -1);
    }

    private static boolean isName(String line, int first, int onePast) {
        for (int i = first; i < onePast; i++) {
            char c = line.charAt(i);
            if (!Character.isLetterOrDigit(c) && c != '_') {
                return false;
            }
        }
        return true;
    }

    /**
     * Splits the arguments at the commas outside of strings, brackets and parentheses.
     *
     * @return one past the closing parenthesis, or -1 if there is none
     */
    private static int arguments(String line, int first, List<String> into) {
        int depth = 0;
        boolean quoted = false;
        int begin = first;
        for (int i = first; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted) {
                if (c == '\\') {
                    i++;
                } else if (c == '"') {
                    quoted = false;
                }
            } else if (c == '"') {
                quoted = true;
            } else if (c == '[' || c == '{' || c == '(') {
                depth++;
            } else if (c == ',' && depth == 0) {
                into.add(line.substring(begin, i).strip());
                begin = i + 1;
            } else if (c == ')' && depth == 0) {
                into.add(line.substring(begin, i).strip());
                return i + 1;
            } else if (c == ']' || c == '}' || c == ')') {
                depth--;
            }
        }
        int unfinished = line.lastIndexOf(UNFINISHED);
        if (unfinished >= begin) {
            into.add(line.substring(begin, unfinished).strip());
        }
        return -1;
    }

    private static int skipBlanks(String line, int from) {
        int at = from;
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    /** Returns an integer, or -1 if the text is not one. */
    static long whole(String text, int first, int onePast) {
        if (first >= onePast || onePast - first > MOST_DIGITS) {
            return -1;
        }
        long value = 0;
        for (int i = first; i < onePast; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = 10 * value + digit;
        }
        return value;
    }

    /** Returns seconds with a fraction of at most 9 digits as ns, or -1 if the text is not of this form. */
    private static long seconds(String text, int first, int onePast) {
        int point = text.indexOf('.', first);
        int digits = onePast - point - 1;
        if (point < 0 || point - first > SECOND_DIGITS || digits < 1 || digits > 9) {
            return -1;
        }
        long whole = whole(text, first, point);
        long fraction = whole(text, point + 1, onePast);
        if (whole < 0 || fraction < 0 || whole > 9_000_000_000L) {
            return -1;
        }
        for (int i = digits; i < 9; i++) {
            fraction *= 10;
        }
        return whole * 1_000_000_000 + fraction;
    }
}
