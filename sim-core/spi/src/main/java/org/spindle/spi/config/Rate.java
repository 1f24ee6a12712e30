package org.spindle.spi.config;

import org.jspecify.annotations.Nullable;

/**
 * A data rate, written with its unit: {@code 210 MB/s}, {@code 40 MiB/s}.
 *
 * @param bytesPerSecond finite and not negative
 */
public record Rate(double bytesPerSecond) implements Comparable<Rate> {

    private static final Units UNITS = Units.of("a data rate", "210 MB/s")
            .unit("B/s", 1)
            .unit("KiB/s", 1L << 10)
            .unit("MiB/s", 1L << 20)
            .unit("GiB/s", 1L << 30)
            .unit("kB/s", 1e3)
            .unit("KB/s", 1e3)
            .unit("MB/s", 1e6)
            .unit("GB/s", 1e9)
            .unit("Mbit/s", 125e3)
            .unit("Gbit/s", 125e6);

    public Rate {
        if (!(bytesPerSecond >= 0) || Double.isInfinite(bytesPerSecond)) {
            throw new IllegalArgumentException("a data rate must be finite and not negative, not " + bytesPerSecond);
        }
    }

    /**
     * Reads a number and its unit.
     *
     * @throws IllegalArgumentException if the text is not a data rate; the message says what would be right
     */
    public static Rate parse(String text) {
        return new Rate(UNITS.parse(text));
    }

    // Explicit, because the first use of a generated equals costs each start some milliseconds.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Rate rate && Double.compare(bytesPerSecond, rate.bytesPerSecond) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(bytesPerSecond);
    }

    @Override
    public int compareTo(Rate other) {
        return Double.compare(bytesPerSecond, other.bytesPerSecond);
    }

    @Override
    public String toString() {
        return UNITS.format(bytesPerSecond, "MB/s");
    }
}
