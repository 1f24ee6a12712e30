package org.spindle.workload.trace;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Predicate;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceInput;

/**
 * The lines of a text trace and the fields of each, separated by blanks or by commas, parsed in the buffer without allocation per line.
 * Accepts LF and CRLF, a missing last newline, a UTF-8 byte-order mark, empty lines (skipped), runs of blanks and tabs between fields and
 * blanks around commas.
 *
 * <p>Fields are counted from 0. Every error is a {@link TraceException} with file, line, the damaged text and what was expected.
 */
public final class TextLines implements AutoCloseable {

    /** The separator of the fields of a line. */
    public enum Separator {
        /** Any number of blanks and tabs; no field is empty. */
        BLANKS,
        /** One comma; blanks and tabs around a field are not part of it, and it may be empty. */
        COMMAS,
        /** One comma that is not between double quotes; the quotes are part of the field. */
        UNQUOTED_COMMAS
    }

    private static final int BUFFER = 256 << 10;
    /** Largest number of fields that can be accessed. */
    public static final int MOST_FIELDS = 64;

    private final LineBuffer lines;
    private final FieldBounds fields;

    /** The buffer of the line, see {@link LineBuffer#bytes}. */
    private final byte[] buffer;

    /** Reads lines of fields separated by blanks. */
    public TextLines(TraceInput input) {
        this(input, Separator.BLANKS);
    }

    public TextLines(TraceInput input, Separator separator) {
        this(input.name(), input.stream(), separator, BUFFER);
    }

    private TextLines(String name, InputStream in, Separator separator, int capacity) {
        lines = new LineBuffer(name, in, capacity);
        fields = new FieldBounds(separator);
        buffer = lines.bytes();
    }

    /**
     * Returns whether the first lines of a file's head pass a test, with blanks between their fields; a last line that may be cut off is
     * ignored.
     *
     * @param maxLines largest number of lines to test
     * @return false also if the head holds no complete line
     */
    public static boolean firstLines(byte[] head, int length, int maxLines, Predicate<TextLines> test) {
        return firstLines(head, length, Separator.BLANKS, maxLines, test);
    }

    /** Returns the same for fields with another separator. */
    public static boolean firstLines(
            byte[] head, int length, Separator separator, int maxLines, Predicate<TextLines> test) {
        int complete = length;
        if (length >= TraceFileOpener.HEAD) {
            while (complete > 0 && head[complete - 1] != '\n') {
                complete--;
            }
        }
        try (TextLines lines = new TextLines(
                "head", new ByteArrayInputStream(head, 0, complete), separator, LineBuffer.LONGEST_LINE + 2)) {
            int seen = 0;
            while (seen < maxLines && lines.advance()) {
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
     * Advances to the next line that is not blank, and finds its fields.
     *
     * @return false at the end of the file
     * @throws TraceException if the file cannot be read further, or a line is too long for text
     */
    public boolean advance() {
        while (lines.advance()) {
            fields.split(buffer, lines.start(), lines.end());
            if (fields.count() > 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of fields of the line; only the first 64 can be accessed. */
    public int fields() {
        return fields.count();
    }

    /** Returns the length of a field in bytes, 0 if the line has no such field. */
    public int length(int field) {
        return fields.length(field);
    }

    /** Returns one byte of a field, 0 beyond its end. */
    public int at(int field, int index) {
        return index < length(field) ? buffer[fields.from(field) + index] & 0xff : 0;
    }

    /** Returns whether a character is the last of the line that is not blank. */
    public boolean endsWith(char last) {
        int i = lines.end() - 1;
        while (i >= lines.start() && FieldBounds.isBlank(buffer[i])) {
            i--;
        }
        return i >= lines.start() && buffer[i] == last;
    }

    /** Returns whether a field equals an ASCII text. */
    public boolean is(int field, String text) {
        return length(field) == text.length() && startsWith(field, text);
    }

    /** Returns whether a field begins with an ASCII text. */
    public boolean startsWith(int field, String text) {
        if (length(field) < text.length()) {
            return false;
        }
        int from = fields.from(field);
        for (int i = 0; i < text.length(); i++) {
            if (buffer[from + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first field from an index on that equals an ASCII text, or -1. */
    public int find(int first, String text) {
        int last = fields.known();
        for (int field = first; field < last; field++) {
            if (is(field, text)) {
                return field;
            }
        }
        return -1;
    }

    /** Returns the whole line, one character per byte. Allocates: for formats without fields. */
    public String line() {
        return new String(buffer, lines.start(), lines.end() - lines.start(), StandardCharsets.ISO_8859_1);
    }

    /** Returns a field as text. Allocates: not for the fields of every line. */
    public String text(int field) {
        return new String(buffer, fields.from(field), length(field), StandardCharsets.UTF_8);
    }

    /**
     * Returns a hash of the text from the start of one field to the end of another (FNV-1a of 64 bits, Fowler, Noll and Vo, with its bits
     * mixed once more and without the sign): equal texts have equal hashes, and n different texts have a collision with a probability of
     * about n<sup>2</sup>/2<sup>64</sup>.
     */
    public long hash(int first, int last) {
        return hash(buffer, fields.from(first), fields.to(last));
    }

    static long hash(byte[] bytes, int first, int onePast) {
        long hash = 0xcbf29ce484222325L;
        for (int i = first; i < onePast; i++) {
            hash = (hash ^ bytes[i] & 0xff) * 0x100000001b3L;
        }
        hash = (hash ^ hash >>> 32) * 0x9e3779b97f4a7c15L;
        return (hash ^ hash >>> 29) & Long.MAX_VALUE;
    }

    /** Returns whether the text from the start of one field to the end of another equals a text. */
    boolean isSpan(int first, int last, byte[] text) {
        return Arrays.equals(buffer, fields.from(first), fields.to(last), text, 0, text.length);
    }

    /** Returns a copy of the text from the start of one field to the end of another. */
    byte[] span(int first, int last) {
        return Arrays.copyOfRange(buffer, fields.from(first), fields.to(last));
    }

    /** Returns the number of the line, the first being 1. */
    public long number() {
        return lines.number();
    }

    /** Returns whether the line ended with carriage return and line feed. */
    public boolean endedWithCarriageReturn() {
        return lines.endedWithCarriageReturn();
    }

    /** Returns whether a field consists of decimal digits only. */
    public boolean isWhole(int field) {
        int length = length(field);
        for (int i = 0; i < length; i++) {
            if (!Numerals.isDigit(buffer[fields.from(field) + i])) {
                return false;
            }
        }
        return length > 0;
    }

    /** Returns whether a field is decimal digits with at most one point. */
    public boolean isDecimal(int field) {
        return length(field) > 0 && Numerals.isDecimal(buffer, fields.from(field), fields.to(field));
    }

    /** Returns whether a field is a hexadecimal number with or without {@code 0x}. */
    public boolean isHexadecimal(int field) {
        return length(field) > 0 && Numerals.isHexadecimal(buffer, fields.from(field), fields.to(field));
    }

    /**
     * Parses an integer in decimal.
     *
     * @param what the field's name for error messages
     * @param max largest allowed value, inclusive
     */
    public long whole(int field, String what, long max) {
        return whole(field, 0, length(field), what, max);
    }

    /** Parses an integer in a part of a field, which ends before the byte {@code upTo}. */
    public long whole(int field, int first, int upTo, String what, long max) {
        int from = fields.from(field);
        long value = Numerals.whole(buffer, from + first, from + upTo);
        if (value < 0 || value > max) {
            throw bad(field, what, "a whole number from 0 to " + max);
        }
        return value;
    }

    /**
     * Parses an integer in decimal of up to 64 bits.
     *
     * @return its bits; values of 2<sup>63</sup> and more are negative
     */
    public long unsigned(int field, String what) {
        long small = length(field) == 0 ? Numerals.NONE : Numerals.whole(buffer, fields.from(field), fields.to(field));
        if (small >= 0) {
            return small;
        }
        if (length(field) == 0 || !Numerals.isUnsigned(buffer, fields.from(field), fields.to(field))) {
            throw bad(field, what, "a whole number of at most 64 bits");
        }
        return Numerals.unsigned(buffer, fields.from(field), fields.to(field));
    }

    /** Parses a hexadecimal number of up to 32 bits, with or without {@code 0x}. */
    public long hexadecimal(int field, String what) {
        return hexadecimal(field, what, 0xffffffffL);
    }

    /**
     * Parses a hexadecimal number, with or without {@code 0x}.
     *
     * @param max largest allowed value, inclusive, not negative
     */
    public long hexadecimal(int field, String what, long max) {
        long value = length(field) == 0
                ? Numerals.NONE
                : Numerals.hexadecimal(buffer, fields.from(field), fields.to(field), max);
        if (value < 0) {
            throw bad(field, what, "a hexadecimal number from 0 to " + Long.toHexString(max));
        }
        return value;
    }

    /**
     * Parses a non-negative decimal number, with or without a fraction and an exponent, and converts it to another unit: the integer part
     * of the result is exact, the rest is rounded to the nearest, halves up.
     *
     * @param digits number of decimal digits by which the unit read is larger than the unit returned: 6 from milliseconds to nanoseconds
     */
    public long decimal(int field, int digits, String what) {
        return decimal(field, length(field), digits, what);
    }

    private long decimal(int field, int upTo, int digits, String what) {
        int from = fields.from(field);
        long value = Numerals.decimal(buffer, from, from + upTo, digits);
        if (value < 0) {
            throw bad(field, what, "a decimal number from 0 to 292 years of nanoseconds");
        }
        return value;
    }

    /** Parses a {@linkplain #decimal decimal number} of a unit of time, and returns nanoseconds. */
    public long time(int field, TimeUnit unit, String what) {
        return decimal(field, unit.digits(), what);
    }

    /** Parses the time in a part of a field, which ends before the byte {@code upTo}. */
    public long time(int field, int upTo, TimeUnit unit, String what) {
        return decimal(field, upTo, unit.digits(), what);
    }

    /** Parses a whole number of a unit of time, and returns nanoseconds. */
    public long wholeTime(int field, TimeUnit unit, String what) {
        return unit.nanos() * whole(field, what, Long.MAX_VALUE / unit.nanos());
    }

    /** Returns an error about one field of this line; the next line can be read. */
    public TraceException bad(int field, String what, String expected) {
        String text = length(field) == 0 ? "" : Excerpt.of(buffer, fields.from(field), fields.to(field));
        return TraceException.ofRecord(
                lines.name() + ": " + position() + ": " + what + " '" + text + "': expected " + expected);
    }

    /** Returns an error about this line as a whole; the next line can be read. */
    public TraceException malformed(String expected) {
        return TraceException.ofRecord(lines.name() + ": " + position() + ": '"
                + Excerpt.of(buffer, lines.start(), lines.end()) + "': expected " + expected);
    }

    /** Returns an error about the file as a whole. */
    public TraceException unsuitable(String problem) {
        return new TraceException(lines.name() + ": " + problem);
    }

    /** Returns the place of the line, for messages. */
    public String position() {
        return "line " + lines.number();
    }

    @Override
    public void close() {
        lines.close();
    }
}
