package org.spindle.cachelab;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.spi.config.Size;

/**
 * The size of a cache as a user writes it: {@code 64 MiB}, {@code 5%} of the bytes of all different entries, or {@code 1000} entries.
 */
public final class CacheSize {

    private enum Unit {
        BYTES,
        SHARE,
        ENTRIES
    }

    private static final Pattern NUMBER = Pattern.compile("(-?\\d+(?:\\.\\d+)?)\\s*(%?)");

    private final Unit unit;
    private final double value;

    private CacheSize(Unit unit, double value) {
        this.unit = unit;
        this.value = value;
    }

    /**
     * Parses a size.
     *
     * @throws IllegalArgumentException if the text is not a size; the message says what would be right
     */
    public static CacheSize parse(String text) {
        Matcher number = NUMBER.matcher(text.strip());
        CacheSize size;
        if (!number.matches()) {
            size = new CacheSize(Unit.BYTES, Size.parse(text).bytes());
        } else if (number.group(2).isEmpty()) {
            size = new CacheSize(Unit.ENTRIES, Double.parseDouble(number.group(1)));
        } else {
            size = new CacheSize(Unit.SHARE, Double.parseDouble(number.group(1)) / 100);
        }
        if (size.value <= 0) {
            throw new IllegalArgumentException(
                    "a cache of '" + text + "' holds nothing; write 64 MiB, 5% or 1000 entries");
        }
        return size;
    }

    /**
     * Returns the size in bytes for a trace.
     *
     * @param entryBytes mean size of an entry
     * @param footprint bytes of all different entries
     * @param least smallest size of a cache
     */
    long bytes(double entryBytes, double footprint, double least) {
        double bytes = switch (unit) {
            case BYTES -> value;
            case SHARE -> value * footprint;
            case ENTRIES -> value * entryBytes;
        };
        return (long) Math.max(bytes, Math.ceil(least));
    }
}
