package org.spindle.workload.trace;

/** Parses numbers in ASCII from a byte array. The result is {@link #NONE} if the text is not a number. */
final class Numerals {

    static final long NONE = -1;

    /** Values above this cannot have another digit appended. */
    private static final long TENTH = Long.MAX_VALUE / 10;

    /** The same limit for unsigned 64-bit values. */
    private static final long UNSIGNED_TENTH = 0x1999999999999999L;

    private static final int LONGEST_UNSIGNED = 20;

    /** Largest number of digits that is always below 2<sup>63</sup>. */
    private static final int MOST_SURE_DIGITS = 18;

    private static final long[] POWERS_OF_TEN = new long[MOST_SURE_DIGITS + 1];

    static {
        POWERS_OF_TEN[0] = 1;
        for (int i = 1; i <= MOST_SURE_DIGITS; i++) {
            POWERS_OF_TEN[i] = 10 * POWERS_OF_TEN[i - 1];
        }
    }

    private static final int MOST_EXPONENT = 999;
    private static final int NO_POINT = -1;

    private Numerals() {}

    /** Parses an integer in decimal, below 2<sup>63</sup>. */
    static long whole(byte[] bytes, int from, int to) {
        if (to - from > MOST_SURE_DIGITS) {
            return longWhole(bytes, from, to);
        }
        long value = 0;
        int i = from;
        while (to - i >= Long.BYTES) {
            long word = ByteWords.at(bytes, i);
            if (!ByteWords.areDigits(word)) {
                return NONE;
            }
            value = 100_000_000 * value + ByteWords.digits(word);
            i += Long.BYTES;
        }
        for (; i < to; i++) {
            int digit = bytes[i] - '0';
            if (digit < 0 || digit > 9) {
                return NONE;
            }
            value = 10 * value + digit;
        }
        return from < to ? value : NONE;
    }

    /** Parses an integer of any number of digits. */
    private static long longWhole(byte[] bytes, int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            int digit = bytes[i] - '0';
            if (digit < 0 || digit > 9 || !takes(value, digit)) {
                return NONE;
            }
            value = 10 * value + digit;
        }
        return value;
    }

    private static boolean takes(long value, int digit) {
        return value < TENTH || value == TENTH && digit <= Long.MAX_VALUE % 10;
    }

    /** Returns whether the text is an integer in decimal below 2<sup>64</sup>. */
    static boolean isUnsigned(byte[] bytes, int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            int digit = bytes[i] - '0';
            boolean fits = Long.compareUnsigned(value, UNSIGNED_TENTH) < 0 || value == UNSIGNED_TENTH && digit <= 5;
            if (digit < 0 || digit > 9 || !fits) {
                return false;
            }
            value = 10 * value + digit;
        }
        return from < to && to - from <= LONGEST_UNSIGNED;
    }

    /** Returns the bits of a text that {@link #isUnsigned}. */
    static long unsigned(byte[] bytes, int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            value = 10 * value + bytes[i] - '0';
        }
        return value;
    }

    /** Parses a hexadecimal number, with or without {@code 0x}, of at most {@code max}. */
    static long hexadecimal(byte[] bytes, int from, int to, long max) {
        int i = hexadecimalStart(bytes, from, to);
        if (i >= to) {
            return NONE;
        }
        long value = 0;
        while (i < to) {
            int digit = hexadecimalDigit(bytes[i++]);
            if (digit < 0 || value > (max - digit) / 16) {
                return NONE;
            }
            value = 16 * value + digit;
        }
        return value;
    }

    /** Returns whether the text is a hexadecimal number, with or without {@code 0x}, of any size. */
    static boolean isHexadecimal(byte[] bytes, int from, int to) {
        int i = hexadecimalStart(bytes, from, to);
        if (i >= to) {
            return false;
        }
        while (i < to) {
            if (hexadecimalDigit(bytes[i++]) < 0) {
                return false;
            }
        }
        return true;
    }

    private static int hexadecimalStart(byte[] bytes, int from, int to) {
        boolean prefixed = to - from > 2 && bytes[from] == '0' && (bytes[from + 1] | 0x20) == 'x';
        return prefixed ? from + 2 : from;
    }

    private static int hexadecimalDigit(byte b) {
        if (isDigit(b)) {
            return b - '0';
        }
        int letter = b | 0x20;
        return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }

    static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /** Returns whether the text is decimal digits with at most one point. */
    static boolean isDecimal(byte[] bytes, int from, int to) {
        int points = 0;
        int digits = 0;
        for (int i = from; i < to; i++) {
            if (isDigit(bytes[i])) {
                digits++;
            } else if (bytes[i] == '.') {
                points++;
            } else {
                return false;
            }
        }
        return digits > 0 && points <= 1;
    }

    /**
     * Parses a decimal number, with or without a fraction and an exponent, and multiplies it by a power of ten: the integer part of the
     * result is exact, the rest is rounded to the nearest, halves up.
     *
     * @param digits the exponent of that power
     */
    static long decimal(byte[] bytes, int from, int to, int digits) {
        if (to - from > MOST_SURE_DIGITS) {
            return longDecimal(bytes, from, to, digits);
        }
        long value = 0;
        int point = NO_POINT;
        for (int i = from; i < to; i++) {
            int digit = bytes[i] - '0';
            if (digit >= 0 && digit <= 9) {
                value = 10 * value + digit;
            } else if (bytes[i] == '.' && point == NO_POINT) {
                point = i;
            } else {
                return longDecimal(bytes, from, to, digits);
            }
        }
        int seen = to - from - (point == NO_POINT ? 0 : 1);
        int missing = point == NO_POINT ? digits : digits - (to - point - 1);
        if (seen == 0 || missing < 0 || seen + missing > MOST_SURE_DIGITS) {
            return longDecimal(bytes, from, to, digits);
        }
        return value * POWERS_OF_TEN[missing];
    }

    /** Parses a number of any number of digits, with rounding and exponents. */
    private static long longDecimal(byte[] bytes, int from, int to, int digits) {
        int last = find(bytes, from, to, 'e', 'E');
        int exponent = 0;
        if (last < to) {
            exponent = exponent(bytes, last + 1, to);
            if (exponent > MOST_EXPONENT) {
                return NONE;
            }
        }
        int wholeDigits = find(bytes, from, last, '.', '.') - from + digits + exponent;
        long value = 0;
        int seen = 0;
        boolean up = false;
        boolean fraction = false;
        for (int i = from; i < last; i++) {
            if (bytes[i] == '.' && !fraction) {
                fraction = true;
                continue;
            }
            int digit = bytes[i] - '0';
            if (digit < 0 || digit > 9 || seen < wholeDigits && value >= TENTH) {
                return NONE;
            }
            if (seen < wholeDigits) {
                value = 10 * value + digit;
            } else if (seen == wholeDigits) {
                up = digit >= 5;
            }
            seen++;
        }
        if (seen == 0) {
            return NONE;
        }
        for (; seen < wholeDigits && value != 0; seen++) {
            if (value >= TENTH) {
                return NONE;
            }
            value = 10 * value;
        }
        return up ? value + 1 : value;
    }

    /** Returns the position of the first of two bytes, or the end. */
    private static int find(byte[] bytes, int from, int to, char one, char other) {
        int i = from;
        while (i < to && bytes[i] != one && bytes[i] != other) {
            i++;
        }
        return i;
    }

    /** Parses the exponent after the e; returns more than the greatest allowed if it is not a number. */
    private static int exponent(byte[] bytes, int from, int to) {
        boolean negative = from < to && bytes[from] == '-';
        boolean signed = negative || from < to && bytes[from] == '+';
        long value = whole(bytes, signed ? from + 1 : from, to);
        if (value == NONE || value > MOST_EXPONENT) {
            return MOST_EXPONENT + 1;
        }
        return (int) (negative ? -value : value);
    }
}
