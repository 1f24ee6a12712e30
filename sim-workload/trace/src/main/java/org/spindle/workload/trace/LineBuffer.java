package org.spindle.workload.trace;

import java.io.InputStream;
import org.spindle.spi.trace.TraceException;

/**
 * The bounds of the lines of a text in a buffer that moves over it. Accepts LF and CRLF, a missing last newline and a UTF-8 byte-order
 * mark.
 */
final class LineBuffer implements AutoCloseable {

    /** Longest line, longer than those of any text format; a binary file exceeds it. */
    static final int LONGEST_LINE = 64 << 10;

    private static final long NEWLINES = ByteWords.of('\n');

    private final String name;
    private final TraceBytes source;
    private final byte[] buffer;
    private int filled;
    private int next;
    private boolean atEnd;

    private int start;
    private int end;
    private long line;

    /**
     * @param name of the file, for messages
     * @param capacity in bytes, more than the longest line
     */
    LineBuffer(String name, InputStream in, int capacity) {
        this.name = name;
        source = new TraceBytes(name, in);
        this.buffer = new byte[capacity];
    }

    /**
     * Advances to the next line.
     *
     * @return false at the end of the file
     * @throws TraceException if the file cannot be read further, or a line is too long for text
     */
    boolean advance() {
        int scanned = next;
        while (true) {
            int newline = newline(scanned);
            if (newline < filled) {
                lineIs(next, newline);
                next = newline + 1;
                return true;
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

    /** Returns the position of the next line feed, or the end of the bytes read. */
    private int newline(int from) {
        int i = from;
        while (i <= filled - Long.BYTES) {
            long marks = ByteWords.equalBytes(ByteWords.at(buffer, i), NEWLINES);
            if (marks != 0) {
                return i + ByteWords.indexOfFirst(marks);
            }
            i += Long.BYTES;
        }
        while (i < filled && buffer[i] != '\n') {
            i++;
        }
        return i;
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

    /** Moves the incomplete line to the front and reads behind it. */
    private void refill() {
        System.arraycopy(buffer, next, buffer, 0, filled - next);
        filled -= next;
        next = 0;
        int got = source.readBehind(buffer, filled, "line", line);
        if (got == TraceBytes.END) {
            atEnd = true;
        } else {
            filled += got;
        }
    }

    /** Returns the buffer of the lines; always the same array, overwritten as lines are read. */
    byte[] bytes() {
        return buffer;
    }

    /** Returns the start of the line. */
    int start() {
        return start;
    }

    /** Returns the end of the line, excluding its line end. */
    int end() {
        return end;
    }

    /** Returns the number of the line, the first being 1. */
    long number() {
        return line;
    }

    /** Returns whether the line ended with carriage return and line feed. */
    boolean endedWithCarriageReturn() {
        return end < next && buffer[end] == '\r';
    }

    /** Returns the file's name for messages. */
    String name() {
        return name;
    }

    @Override
    public void close() {
        source.close();
    }
}
