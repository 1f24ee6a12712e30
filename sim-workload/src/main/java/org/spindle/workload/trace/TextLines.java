package org.spindle.workload.trace;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Predicate;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;

/**
 * The lines of a text trace and the blank-separated fields of each, parsed where they lie in the buffer: nothing is
 * allocated per line. Accepts LF and CRLF, a missing last newline, a UTF-8 byte-order mark, empty lines (skipped) and
 * runs of blanks and tabs.
 *
 * <p>Fields are counted from 0. Every complaint is a {@link TraceException} with file, line, the offending text and what
 * was expected.
 */
public final class TextLines implements AutoCloseable {

    /** Longer lines do not occur in any text format; a binary file has them. */
    static final int LONGEST_LINE = 64 << 10;

    private static final int BUFFER = 256 << 10;
    private static final int MOST_FIELDS = 64;
    private static final long TENTH = Long.MAX_VALUE / 10;

    private final String name;
    private final InputStream in;
    private final byte[] buffer;
    private int filled;
    private int next;
    private boolean atEnd;

    private int start;
    private int end;
    private long line;

    private final int[] from = new int[MOST_FIELDS];
    private final int[] to = new int[MOST_FIELDS];
    private int fields;

    public TextLines(TraceInput input) {
        this(input.name(), input.stream(), BUFFER);
    }

    private TextLines(String name, InputStream in, int capacity) {
        this.name = name;
        this.in = in;
        this.buffer = new byte[capacity];
    }

    /**
     * Whether the first lines of a file's head look right; a last line that may be cut off is left out.
     *
     * @param most how many lines to look at
     * @return false also if the head holds no complete line
     */
    public static boolean firstLines(byte[] head, int length, int most, Predicate<TextLines> test) {
        int complete = length;
        if (length >= TraceOpener.HEAD) {
            while (complete > 0 && head[complete - 1] != '\n') {
                complete--;
            }
        }
        try (TextLines lines = new TextLines("head", new ByteArrayInputStream(head, 0, complete), LONGEST_LINE + 2)) {
            int seen = 0;
            while (seen < most && lines.advance()) {
                seen++;
                if (!test.test(lines)) {
                    return false;
                }
            }
            return seen > 0;
        } catch (TraceException notText) {
            return false;
        }
    }

    /**
     * Goes to the next line that holds anything but blanks, and finds its fields.
     *
     * @return false at the end of the file
     * @throws TraceException if the file cannot be read on, or a line is too long for text
     */
    public boolean advance() {
        while (nextLine()) {
            split();
            if (fields > 0) {
                return true;
            }
        }
        return false;
    }

    private boolean nextLine() {
        int scanned = next;
        while (true) {
            for (int i = scanned; i < filled; i++) {
                if (buffer[i] == '\n') {
                    lineIs(next, i);
                    next = i + 1;
                    return true;
                }
            }
            if (filled - next > LONGEST_LINE) {
                throw new TraceException(name + ": line " + (line + 1) + ": no end of line within " + LONGEST_LINE
                        + " bytes of '" + Excerpt.of(buffer, next, filled) + "'; expected lines of text");
            }
            if (atEnd) {
                if (next == filled) {
                    return false;
                }
                lineIs(next, filled);
                next = filled;
                return true;
            }
            scanned = filled - next;
            refill();
        }
    }

    private void lineIs(int first, int onePast) {
        line++;
        start = first;
        end = onePast;
        if (end > start && buffer[end - 1] == '\r') {
            end--;
        }
        boolean marked = line == 1
                && end - start >= 3
                && (buffer[start] & 0xff) == 0xef
                && (buffer[start + 1] & 0xff) == 0xbb
                && (buffer[start + 2] & 0xff) == 0xbf;
        if (marked) {
            start += 3;
        }
    }

    /** Moves the unfinished line to the front and reads behind it. */
    private void refill() {
        System.arraycopy(buffer, next, buffer, 0, filled - next);
        filled -= next;
        next = 0;
        try {
            int got = in.read(buffer, filled, buffer.length - filled);
            if (got < 0) {
                atEnd = true;
            } else {
                filled += got;
            }
        } catch (IOException e) {
            throw new TraceException(name + ": after line " + line + ": " + e.getMessage(), e);
        }
    }

    private void split() {
        fields = 0;
        int i = start;
        while (i < end) {
            while (i < end && isBlank(buffer[i])) {
                i++;
            }
            if (i == end) {
                return;
            }
            int first = i;
            while (i < end && !isBlank(buffer[i])) {
                i++;
            }
            if (fields < MOST_FIELDS) {
                from[fields] = first;
                to[fields] = i;
            }
            fields++;
        }
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }

    /** Number of fields of the line; those beyond the first 64 cannot be asked for. */
    public int fields() {
        return fields;
    }

    /** Length of a field in bytes, 0 if the line has no such field. */
    public int length(int field) {
        return field < Math.min(fields, MOST_FIELDS) ? to[field] - from[field] : 0;
    }

    /** One byte of a field, 0 behind its end. */
    public int at(int field, int index) {
        return index < length(field) ? buffer[from[field] + index] & 0xff : 0;
    }

    /** Whether the last byte of the line that is not blank is this one. */
    public boolean endsWith(char last) {
        int i = end - 1;
        while (i >= start && isBlank(buffer[i])) {
            i--;
        }
        return i >= start && buffer[i] == last;
    }

    /** Whether a field is exactly this ASCII text. */
    public boolean is(int field, String text) {
        if (length(field) != text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (buffer[from[field] + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a field consists of decimal digits only. */
    public boolean isWhole(int field) {
        for (int i = from[field]; i < to[field]; i++) {
            if (!isDigit(buffer[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a field is decimal digits, perhaps with a point among them. */
    public boolean isDecimal(int field) {
        int points = 0;
        int digits = 0;
        for (int i = from[field]; i < to[field]; i++) {
            if (isDigit(buffer[i])) {
                digits++;
            } else if (buffer[i] == '.') {
                points++;
            } else {
                return false;
            }
        }
        return digits > 0 && points <= 1;
    }

    /** Whether a field is a hexadecimal number with or without {@code 0x}. */
    public boolean isHexadecimal(int field) {
        int i = hexadecimalStart(field);
        if (i == to[field]) {
            return false;
        }
        while (i < to[field]) {
            if (Character.digit(buffer[i++], 16) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /**
     * A whole number in decimal.
     *
     * @param what the field's name for complaints
     * @param max largest allowed value, inclusive
     */
    public long whole(int field, String what, long max) {
        return whole(field, 0, length(field), what, max);
    }

    /** A whole number in a part of a field, which ends before the byte {@code upTo}. */
    public long whole(int field, int first, int upTo, String what, long max) {
        long value = 0;
        int i = from[field] + first;
        int last = from[field] + upTo;
        boolean right = i < last;
        while (right && i < last) {
            int digit = buffer[i++] - '0';
            right = digit >= 0 && digit <= 9 && (value < TENTH || (value == TENTH && digit <= Long.MAX_VALUE % 10));
            value = 10 * value + digit;
        }
        if (!right || value > max) {
            throw bad(field, what, "a whole number from 0 to " + max);
        }
        return value;
    }

    /**
     * A whole number in decimal of up to 64 bits.
     *
     * @return its bits; values of 2<sup>63</sup> and more are negative
     */
    public long unsigned(int field, String what) {
        long value = 0;
        boolean right = length(field) > 0 && length(field) <= 20;
        for (int i = from[field]; right && i < to[field]; i++) {
            int digit = buffer[i] - '0';
            boolean fits = Long.compareUnsigned(value, 0x1999999999999999L) < 0
                    || (value == 0x1999999999999999L && digit <= 5);
            right = digit >= 0 && digit <= 9 && fits;
            value = 10 * value + digit;
        }
        if (!right) {
            throw bad(field, what, "a whole number of at most 64 bits");
        }
        return value;
    }

    /** A hexadecimal number of up to 32 bits, with or without {@code 0x}. */
    public long hexadecimal(int field, String what) {
        int i = hexadecimalStart(field);
        boolean right = i < to[field];
        long value = 0;
        while (right && i < to[field]) {
            int digit = Character.digit(buffer[i++], 16);
            value = 16 * value + digit;
            right = digit >= 0 && value <= 0xffffffffL;
        }
        if (!right) {
            throw bad(field, what, "a hexadecimal number of at most 32 bits");
        }
        return value;
    }

    private int hexadecimalStart(int field) {
        int i = from[field];
        boolean prefixed = to[field] - i > 2 && buffer[i] == '0' && (buffer[i + 1] | 0x20) == 'x';
        return prefixed ? i + 2 : i;
    }

    /**
     * A non-negative decimal number, with or without a fraction and an exponent, in another unit: exact as far as whole
     * numbers can be, the rest rounded to the nearest, halves upwards.
     *
     * @param digits by how many decimal digits the unit read is larger than the unit wanted: 6 from milliseconds to
     *     nanoseconds
     */
    public long decimal(int field, int digits, String what) {
        int last = find(field, (byte) 'e', (byte) 'E', to[field]);
        int exponent = last < to[field] ? exponent(field, last + 1, what) : 0;
        int wholeDigits = find(field, (byte) '.', (byte) '.', last) - from[field] + digits + exponent;
        long value = 0;
        int seen = 0;
        boolean up = false;
        boolean fraction = false;
        for (int i = from[field]; i < last; i++) {
            if (buffer[i] == '.' && !fraction) {
                fraction = true;
                continue;
            }
            int digit = buffer[i] - '0';
            if (digit < 0 || digit > 9) {
                throw badDecimal(field, what);
            }
            if (seen < wholeDigits) {
                value = append(value, digit, field, what);
            } else if (seen == wholeDigits) {
                up = digit >= 5;
            }
            seen++;
        }
        if (seen == 0) {
            throw badDecimal(field, what);
        }
        for (; seen < wholeDigits && value != 0; seen++) {
            value = append(value, 0, field, what);
        }
        return up ? value + 1 : value;
    }

    /** Where either byte first stands in the field before {@code limit}, or {@code limit}. */
    private int find(int field, byte one, byte other, int limit) {
        int i = from[field];
        while (i < limit && buffer[i] != one && buffer[i] != other) {
            i++;
        }
        return i;
    }

    private int exponent(int field, int first, String what) {
        boolean negative = first < to[field] && buffer[first] == '-';
        boolean signed = negative || (first < to[field] && buffer[first] == '+');
        int digits = (signed ? first + 1 : first) - from[field];
        int value = (int) whole(field, digits, length(field), what, 999);
        return negative ? -value : value;
    }

    private long append(long value, int digit, int field, String what) {
        if (value >= TENTH) {
            throw badDecimal(field, what);
        }
        return 10 * value + digit;
    }

    private TraceException badDecimal(int field, String what) {
        return bad(field, what, "a decimal number that is not negative and not beyond 292 years of nanoseconds");
    }

    /** A complaint about one field of this line; the next line can be read. */
    public TraceException bad(int field, String what, String expected) {
        return TraceException.ofRecord(name + ": " + position() + ": " + what + " '"
                + Excerpt.of(buffer, from[field], to[field]) + "': expected " + expected);
    }

    /** A complaint about this line as a whole; the next line can be read. */
    public TraceException malformed(String expected) {
        return TraceException.ofRecord(
                name + ": " + position() + ": '" + Excerpt.of(buffer, start, end) + "': expected " + expected);
    }

    /** A complaint about the file as a whole. */
    public TraceException unsuitable(String problem) {
        return new TraceException(name + ": " + problem);
    }

    /** The place of the line, for messages. */
    public String position() {
        return "line " + line;
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw new TraceException(name + ": cannot be closed: " + e.getMessage(), e);
        }
    }
}
