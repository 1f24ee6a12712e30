package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Size;

/**
 * The division of lines; lengths in sectors.
 *
 * @param line length of a line
 * @param grain length under one pair of valid and dirty bits; divides the line
 * @param lock length under one lock; divides the line
 */
record LineShape(int line, int grain, int lock) {

    static LineShape of(Size line, Size granularity, @Nullable Size lockGranularity) {
        return new LineShape(
                Math.toIntExact(line.sectors()),
                Math.toIntExact(granularity.sectors()),
                Math.toIntExact((lockGranularity == null ? line : lockGranularity).sectors()));
    }

    static void check(Size size, Size line, Size granularity, @Nullable Size lockGranularity, Problems problems) {
        if (line.bytes() % Size.SECTOR != 0) {
            problems.report("line", line + " is not a whole number of sectors", "a multiple of 512 B");
            return;
        }
        if (size.bytes() % line.bytes() != 0) {
            problems.report(
                    "size",
                    size + " is not a whole number of lines of " + line,
                    "a multiple of " + line + ", such as " + new Size(size.bytes() / line.bytes() * line.bytes()));
        } else if (size.bytes() / line.bytes() > Integer.MAX_VALUE / 2) {
            problems.report(
                    "line",
                    size + " hold " + size.bytes() / line.bytes() + " lines of " + line + ", more than "
                            + Integer.MAX_VALUE / 2,
                    "longer lines");
        }
        Size lock = lockGranularity == null ? line : lockGranularity;
        if (lock.bytes() > 0 && size.bytes() / lock.bytes() > Integer.MAX_VALUE / 2) {
            problems.report(
                    "lockGranularity",
                    size + " would have " + size.bytes() / lock.bytes() + " locks, more than " + Integer.MAX_VALUE / 2,
                    "a larger one");
        }
        divides("granularity", granularity, line, problems);
        if (lockGranularity != null) {
            divides("lockGranularity", lockGranularity, line, problems);
        }
    }

    private static void divides(String key, Size part, Size line, Problems problems) {
        if (part.bytes() % Size.SECTOR != 0 || line.bytes() % part.bytes() != 0) {
            problems.report(
                    key,
                    part + " does not divide a line of " + line + " into equal parts of whole sectors",
                    "a divisor of " + line);
        }
    }

    int grains() {
        return line / grain;
    }

    int locks() {
        return line / lock;
    }

    /** Returns the last border at or before a sector of which grains and locks both begin. */
    long lockFrom(long sector) {
        return down(down(sector, grain), lock);
    }

    /** Returns the first border at or after a sector that covers both the grain and the lock. */
    long lockTo(long sector) {
        return up(up(sector, grain), lock);
    }

    long grainFrom(long sector) {
        return down(sector, grain);
    }

    long grainTo(long sector) {
        return up(sector, grain);
    }

    static long down(long sector, int unit) {
        return isShiftable(sector, unit) ? sector & -unit : sector - sector % unit;
    }

    /** Returns the number of whole units in some sectors, {@code sectors / unit}, mostly without a division. */
    static long whole(long sectors, int unit) {
        return isShiftable(sectors, unit) ? sectors >>> Integer.numberOfTrailingZeros(unit) : sectors / unit;
    }

    private static boolean isShiftable(long sectors, int unit) {
        return (unit & unit - 1) == 0 && sectors >= 0;
    }

    static long up(long sector, int unit) {
        return down(sector + unit - 1, unit);
    }
}
