package org.spindle.host.cache;

import org.spindle.spi.cache.PrefetchContext;

/** For each unit the range that a policy prefetches after the last access, with the part that is fetched at once. */
final class AheadRanges {

    private final PrefetchContext cache;
    private final long limit;
    private final long[] froms;
    private final long[] tos;
    private final long[] committed;

    AheadRanges(PrefetchContext cache) {
        this.cache = cache;
        limit = (long) cache.lines() / 2 * cache.lineSectors();
        froms = new long[cache.units()];
        tos = new long[cache.units()];
        committed = new long[cache.units()];
    }

    /** Clears the range. */
    void clear(int unit) {
        tos[unit] = froms[unit];
    }

    /**
     * Sets a range after an address.
     *
     * @param atOnce sectors that are fetched at once
     * @param until sectors in all, if more
     */
    void behind(int unit, long from, long atOnce, long until) {
        froms[unit] = from;
        tos[unit] = Math.min(from + Math.min(limit, Math.max(atOnce, until)), cache.sectors(unit));
        committed[unit] = atOnce;
    }

    /** Sets a range before an address, to be fetched at once. */
    void before(int unit, long to, long sectors) {
        froms[unit] = Math.max(0, to - Math.min(limit, sectors));
        tos[unit] = to;
        committed[unit] = sectors;
    }

    long from(int unit) {
        return froms[unit];
    }

    long to(int unit) {
        return tos[unit];
    }

    long committed(int unit) {
        return committed[unit];
    }
}
