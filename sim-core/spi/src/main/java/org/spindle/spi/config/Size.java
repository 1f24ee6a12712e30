package org.spindle.spi.config;

import org.jspecify.annotations.Nullable;

/**
 * An amount of data, written with its unit: {@code 4 KiB}, {@code 20 TB}, {@code 16 sectors} (of 512 bytes).
 *
 * @param bytes whole bytes, not negative
 */
public record Size(long bytes) implements Comparable<Size> {

    /** Bytes in the sector that addresses are counted in. */
    public static final int SECTOR = 512;

    /** The largest size that can be written, in bytes. */
    private static final double MOST = 9e18;

    private static final Units UNITS = Units.of("a size", "64 KiB")
            .unit("B", 1)
            .unit("KiB", 1L << 10)
            .unit("MiB", 1L << 20)
            .unit("GiB", 1L << 30)
            .unit("TiB", 1L << 40)
            .unit("PiB", 1L << 50)
            .unit("kB", 1e3)
            .unit("KB", 1e3)
            .unit("MB", 1e6)
            .unit("GB", 1e9)
            .unit("TB", 1e12)
            .unit("PB", 1e15)
            .unit("sector", SECTOR)
            .unit("sectors", SECTOR);

    public Size {
        if (bytes < 0) {
            throw new IllegalArgumentException("a size cannot be negative: " + bytes + " B");
        }
    }

    /**
     * Reads a number and its unit.
     *
     * @throws IllegalArgumentException if the text is not a whole number of bytes from 0 to 9000 PB; the message says what would be
     *     right
     */
    public static Size parse(String text) {
        double bytes = UNITS.parse(text);
        if (bytes < 0) {
            throw new IllegalArgumentException("a size cannot be negative: '" + text + "'");
        }
        if (bytes > MOST) {
            throw new IllegalArgumentException("'" + text + "' is out of range; sizes end at 9000 PB");
        }
        if (bytes != Math.rint(bytes)) {
            throw new IllegalArgumentException("'" + text
                    + "' is not a whole number of bytes; write one that is, such as " + (long) Math.rint(bytes) + " B");
        }
        return new Size((long) bytes);
    }

    public static Size ofSectors(long sectors) {
        return new Size(Math.multiplyExact(sectors, SECTOR));
    }

    /**
     * Returns the size in sectors of 512 bytes.
     *
     * @throws ArithmeticException if it is not a whole number of them
     */
    public long sectors() {
        if (bytes % SECTOR != 0) {
            throw new ArithmeticException(this + " is not a multiple of " + SECTOR + " bytes");
        }
        return bytes / SECTOR;
    }

    // Explicit, because the first use of a generated equals costs each start some milliseconds.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Size size && bytes == size.bytes;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(bytes);
    }

    @Override
    public int compareTo(Size other) {
        return Long.compare(bytes, other.bytes);
    }

    @Override
    public String toString() {
        return UNITS.format(bytes, "B");
    }
}
