package org.spindle.workload.trace;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Operations on eight bytes of an array as one word, the first byte lowest. A set of marks is a word in which only the top bits of some
 * bytes are set; {@link #indexOfFirst} returns the lowest of them, and {@code marks & marks - 1} removes it.
 */
final class ByteWords {

    /** The mark of every byte. */
    static final long EVERY = 0x8080808080808080L;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_NIBBLES = 0xf0f0f0f0f0f0f0f0L;
    private static final long ASCII_DIGITS = 0x3030303030303030L;
    private static final long SIXES = 0x0606060606060606L;

    private ByteWords() {}

    /** Returns eight bytes, all of which must lie within the array. */
    static long at(byte[] bytes, int from) {
        return (long) LONGS.get(bytes, from);
    }

    /** Returns up to eight bytes; those from {@code to} on are zero. */
    static long upTo(byte[] bytes, int from, int to) {
        if (to - from >= Long.BYTES) {
            return at(bytes, from);
        }
        if (from <= bytes.length - Long.BYTES) {
            return at(bytes, from) & ~beyond(to - from);
        }
        long word = 0;
        for (int i = to - 1; i >= from; i--) {
            word = word << Byte.SIZE | bytes[i] & 0xff;
        }
        return word;
    }

    /** Returns a word with all bits set from a byte on, whose index is less than 8. */
    static long beyond(int bytes) {
        return -1L << bytes * Byte.SIZE;
    }

    /** Returns a word of eight equal bytes. */
    static long of(char ascii) {
        return ONES * ascii;
    }

    /** Returns marks of exactly the bytes in which two words agree. */
    static long equalBytes(long word, long other) {
        long differences = word ^ other;
        return ~((differences & ~EVERY) + ~EVERY | differences) & EVERY;
    }

    /** Returns the index of the byte with the first mark; 8 if there is none. */
    static int indexOfFirst(long marks) {
        return Long.numberOfTrailingZeros(marks) / Byte.SIZE;
    }

    /** Returns whether all eight bytes are decimal digits. */
    static boolean areDigits(long word) {
        return (word & HIGH_NIBBLES) == ASCII_DIGITS && (word + SIXES & HIGH_NIBBLES) == ASCII_DIGITS;
    }

    /** Returns the number of eight decimal digits: adjacent digits are combined to pairs, pairs to groups of four, these to the number. */
    static long digits(long word) {
        long pairs = (word - ASCII_DIGITS) * (1 + (10L << 8)) >>> 8 & 0x00ff00ff00ff00ffL;
        long fours = pairs * (1 + (100L << 16)) >>> 16 & 0x0000ffff0000ffffL;
        return fours * (1 + (10_000L << 32)) >>> 32;
    }
}
