package org.spindle.workload.trace;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Predicate;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;

/**
 * The lines of a text trace and the fields of each, separated by blanks or by commas, parsed where they lie in the
 * buffer: nothing is allocated per line. Accepts LF and CRLF, a missing last newline, a UTF-8 byte-order mark, empty lines
 * (skipped), runs of blanks and tabs between fields and blanks around commas.
 *
 * <p>Fields are counted from 0. Every complaint is a {@link TraceException} with file, line, the offending text and what
 * was expected.
 */
public final class TextLines implements AutoCloseable {

    /** What stands between the fields of a line. */
    public enum Separator {
        /** Any number of blanks and tabs; no field is empty. */
        BLANKS,
        /** One comma; blanks and tabs around a field are not part of it, and it may be empty. */
        COMMAS,
        /** One comma that is not between double quotes; the quotes are part of the field. */
        UNQUOTED_COMMAS
    }

    /** Longer lines do not occur in any text format; a binary file has them. */
    static final int LONGEST_LINE = 64 << 10;

    private static final int BUFFER = 256 << 10;
    /** Fields beyond so many cannot be asked for. */
    public static final int MOST_FIELDS = 64;

    private static final long TENTH = Long.MAX_VALUE / 10;

    private final String name;
    private final InputStream in;
    private final Separator separator;
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

    /** Lines of fields that are separated by blanks. */
    public TextLines(TraceInput input) {
        this(input, Separator.BLANKS);
    }

    public TextLines(TraceInput input, Separator separator) {
        this(input.name(), input.stream(), separator, BUFFER);
    }

    private TextLines(String name, InputStream in, Separator separator, int capacity) {
        this.name = name;
        this.in = in;
        this.separator = separator;
        this.buffer = new byte[capacity];
    }

    /**
     * Whether the first lines of a file's head look right, blanks separating their fields; a last line that may be cut
     * off is left out.
     *
     * @param most how many lines to look at
     * @return false also if the head holds no complete line
     */
    public static boolean firstLines(byte[] head, int length, int most, Predicate<TextLines> test) {
        return firstLines(head, length, Separator.BLANKS, most, test);
    }

    /** The same for fields that are separated in another way. */
    public static boolean firstLines(
            byte[] head, int length, Separator separator, int most, Predicate<TextLines> test) {
        int complete = length;
        if (length >= TraceOpener.HEAD) {
            while (complete > 0 && head[complete - 1] != '\n') {
                complete--;
            }
        }
        try (TextLines lines =
                new TextLines("head", new ByteArrayInputStream(head, 0, complete), separator, LONGEST_LINE + 2)) {
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
        if (separator == Separator.BLANKS) {
            splitAtBlanks();
        } else {
            splitAtCommas();
        }
    }

    /** A line of nothing but blanks has no fields. */
    private void splitAtCommas() {
        fields = 0;
        boolean quotes = separator == Separator.UNQUOTED_COMMAS;
        boolean quoted = false;
        int first = start;
        for (int i = start; i < end; i++) {
            byte b = buffer[i];
            if (b == ',' && !quoted) {
                field(first, i);
                first = i + 1;
            } else if (b == '"' && quotes) {
                quoted = !quoted;
            }
        }
        field(first, end);
        if (fields == 1 && to[0] == from[0]) {
            fields = 0;
        }
    }

    private void field(int first, int onePast) {
        int begin = first;
        int stop = onePast;
        while (begin < stop && isBlank(buffer[begin])) {
            begin++;
        }
        while (begin < stop && isBlank(buffer[stop - 1])) {
            stop--;
        }
        if (fields < MOST_FIELDS) {
            from[fields] = begin;
            to[fields] = stop;
        }
        fields++;
    }

    private void splitAtBlanks() {
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

    /** Whether a field begins with this ASCII text. */
    public boolean startsWith(int field, String text) {
        if (length(field) < text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (buffer[from[field] + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The first field from one on that is exactly this ASCII text, or -1. */
    public int find(int first, String text) {
        int last = Math.min(fields, MOST_FIELDS);
        for (int field = first; field < last; field++) {
            if (is(field, text)) {
                return field;
            }
        }
        return -1;
    }

    /** The whole line, a character for each byte. Allocates: for formats without fields. */
    public String line() {
        return new String(buffer, start, end - start, StandardCharsets.ISO_8859_1);
    }

    /** A field as text. Allocates: not for the fields of every line. */
    public String text(int field) {
        return new String(buffer, from[field], length(field), StandardCharsets.UTF_8);
    }

    /**
     * A number that stands for the text from the beginning of one field to the end of another (FNV-1a of 64 bits,
     * Fowler, Noll and Vo, its bits mixed once more and the sign left out): equal texts have equal numbers, and of
     * n different ones two are equal with a probability of about n<sup>2</sup>/2<sup>64</sup>.
     */
    public long hash(int first, int last) {
        return hash(buffer, from[first], to[last]);
    }

    static long hash(byte[] bytes, int first, int onePast) {
        long hash = 0xcbf29ce484222325L;
        for (int i = first; i < onePast; i++) {
            hash = (hash ^ bytes[i] & 0xff) * 0x100000001b3L;
        }
        hash = (hash ^ hash >>> 32) * 0x9e3779b97f4a7c15L;
        return (hash ^ hash >>> 29) & Long.MAX_VALUE;
    }

    /** Whether the text from the beginning of one field to the end of another is this. */
    boolean isSpan(int first, int last, byte[] text) {
        return Arrays.equals(buffer, from[first], to[last], text, 0, text.length);
    }

    /** A copy of the text from the beginning of one field to the end of another. */
    byte[] span(int first, int last) {
        return Arrays.copyOfRange(buffer, from[first], to[last]);
    }

    /** The number of the line, the first being 1. */
    public long number() {
        return line;
    }

    /** Whether the line ended with carriage return and line feed. */
    public boolean endedWithCarriageReturn() {
        return end < next && buffer[end] == '\r';
    }

    /** Whether a field consists of decimal digits only. */
    public boolean isWhole(int field) {
        int length = length(field);
        for (int i = 0; i < length; i++) {
            if (!isDigit(buffer[from[field] + i])) {
                return false;
            }
        }
        return length > 0;
    }

    /** Whether a field is decimal digits, perhaps with a point among them. */
    public boolean isDecimal(int field) {
        int points = 0;
        int digits = 0;
        int length = length(field);
        for (int i = 0; i < length; i++) {
            byte b = buffer[from[field] + i];
            if (isDigit(b)) {
                digits++;
            } else if (b == '.') {
                points++;
            } else {
                return false;
            }
        }
        return digits > 0 && points <= 1;
    }

    /** Whether a field is a hexadecimal number with or without {@code 0x}. */
    public boolean isHexadecimal(int field) {
        if (length(field) == 0) {
            return false;
        }
        int i = hexadecimalStart(field);
        if (i == to[field]) {
            return false;
        }
        while (i < to[field]) {
            if (hexadecimalDigit(buffer[i++]) < 0) {
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
        return hexadecimal(field, what, 0xffffffffL);
    }

    /**
     * A hexadecimal number, with or without {@code 0x}.
     *
     * @param max largest allowed value, inclusive, not negative
     */
    public long hexadecimal(int field, String what, long max) {
        int i = length(field) == 0 ? to[field] : hexadecimalStart(field);
        boolean right = i < to[field];
        long value = 0;
        while (right && i < to[field]) {
            int digit = hexadecimalDigit(buffer[i++]);
            right = digit >= 0 && value <= (max - digit) / 16;
            value = 16 * value + digit;
        }
        if (!right) {
            throw bad(field, what, "a hexadecimal number from 0 to " + Long.toHexString(max));
        }
        return value;
    }

    private static int hexadecimalDigit(byte b) {
        if (isDigit(b)) {
            return b - '0';
        }
        int letter = b | 0x20;
        return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
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
        return decimal(field, length(field), digits, what);
    }

    /** The same of a part of a field, which ends before the byte {@code upTo}. */
    public long decimal(int field, int upTo, int digits, String what) {
        int end = from[field] + upTo;
        int last = find(field, (byte) 'e', (byte) 'E', end);
        int exponent = last < end ? exponent(field, last + 1, upTo, what) : 0;
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

    private int exponent(int field, int first, int upTo, String what) {
        boolean negative = first < from[field] + upTo && buffer[first] == '-';
        boolean signed = negative || (first < from[field] + upTo && buffer[first] == '+');
        int digits = (signed ? first + 1 : first) - from[field];
        int value = (int) whole(field, digits, upTo, what, 999);
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
        String text = length(field) == 0 ? "" : Excerpt.of(buffer, from[field], to[field]);
        return TraceException.ofRecord(
                name + ": " + position() + ": " + what + " '" + text + "': expected " + expected);
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
