package org.spindle.workload.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes lines of a text trace through a buffer. Failures are {@link UncheckedIOException}s. */
public final class TextOutput implements AutoCloseable {

    private static final int BUFFER = 64 << 10;
    private static final int LONGEST_NUMBER = 20;

    private final OutputStream out;
    private final byte[] buffer = new byte[BUFFER];
    private final byte[] digits = new byte[LONGEST_NUMBER];
    private int filled;

    public TextOutput(OutputStream out) {
        this.out = out;
    }

    public TextOutput text(String ascii) {
        for (int i = 0; i < ascii.length(); i++) {
            put((byte) ascii.charAt(i));
        }
        return this;
    }

    /** Appends text of any characters. */
    public TextOutput utf8(String text) {
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            put(b);
        }
        return this;
    }

    public TextOutput text(char ascii) {
        put((byte) ascii);
        return this;
    }

    /** Appends an integer in decimal, not negative. */
    public TextOutput whole(long value) {
        return padded(value, 1, '0');
    }

    /**
     * Appends an integer in decimal, not negative, padded at its front.
     *
     * @param width least number of characters, up to 20
     */
    public TextOutput padded(long value, int width, char fill) {
        if (value < 0) {
            throw new IllegalArgumentException("negative number " + value);
        }
        int at = LONGEST_NUMBER;
        long left = value;
        do {
            digits[--at] = (byte) ('0' + left % 10);
            left /= 10;
        } while (left > 0);
        int begin = Math.min(at, LONGEST_NUMBER - width);
        Arrays.fill(digits, begin, at, (byte) fill);
        for (int i = begin; i < LONGEST_NUMBER; i++) {
            put(digits[i]);
        }
        return this;
    }

    /**
     * Appends a number with a fraction, not negative.
     *
     * @param value in units of the last digit
     * @param unit a power of ten: the number of last digits in a one
     * @param fractionDigits number of digits of the fraction, the exponent of that power
     */
    public TextOutput decimal(long value, long unit, int fractionDigits) {
        return whole(value / unit).text('.').padded(value % unit, fractionDigits, '0');
    }

    private void put(byte b) {
        if (filled == BUFFER) {
            flush();
        }
        buffer[filled++] = b;
    }

    private void flush() {
        try {
            out.write(buffer, 0, filled);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        filled = 0;
    }

    @Override
    public void close() {
        try (out) {
            flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
