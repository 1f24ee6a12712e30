package org.spindle.spi.cache;

/**
 * Decides what a cache prefetches. One instance serves one cache and is used by one thread. All sectors are of 512
 * bytes and belong to a unit below the cache, a number from 0.
 *
 * <p>There are three ways to prefetch. When the cache fetches what a request misses, {@link #fetchFrom} and {@link
 * #fetchTo} may extend that fetch, within the lines that it touches. A {@link #fetchUnit} makes reads fetch beyond
 * them. After each request of the host, {@link #aheadFrom} and {@link #aheadTo} give the range that should be in the
 * cache next: its missing sectors are fetched in the background.
 *
 * <p>A drive is a host of policies, too: its one unit is the drive, its lines are the blocks of the medium. It never
 * calls {@link #fetchFrom} and {@link #fetchTo}, and refuses a policy with a {@link #fetchUnit}. It calls {@link
 * #accessed} for a read when the arm begins to work for it.
 *
 * <p>No method allocates memory.
 *
 * <p>An example, which fetches the line behind each read (one block look-ahead, Smith 1978):
 *
 * <pre>{@code
 * final class OneBlockAhead implements PrefetchPolicy {
 *     private final PrefetchContext cache;
 *     private long from;
 *     private long to;
 *
 *     OneBlockAhead(PrefetchContext cache) {
 *         this.cache = cache;
 *     }
 *
 *     public void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {
 *         from = isWrite ? cache.sectors(unit) : sector + sectors;
 *         to = Math.min(from + cache.lineSectors(), cache.sectors(unit));
 *     }
 *
 *     public long aheadFrom(int unit) {
 *         return from;
 *     }
 *
 *     public long aheadTo(int unit) {
 *         return to;
 *     }
 * }
 * }</pre>
 */
public interface PrefetchPolicy {

    /**
     * Notes that a request of the host is complete.
     *
     * @param sectors at least 1
     * @param isHit for a read, whether nothing was fetched; for a write, whether all its sectors were in the cache
     */
    default void accessed(int unit, long sector, long sectors, boolean isWrite, boolean isHit) {}

    /**
     * Returns where the fetch of missing sectors should begin.
     *
     * @param from the first missing sector
     * @param to one past the last
     * @param isWrite whether they are missing because a write covers a part of what is fetched as a whole
     * @return from 0 to {@code from}; the cache goes back no further than to the beginning of the line
     */
    default long fetchFrom(int unit, long from, long to, boolean isWrite) {
        return from;
    }

    /** Returns where such a fetch should end: {@code to} or later; the cache goes no further than to the end of the line. */
    default long fetchTo(int unit, long from, long to, boolean isWrite) {
        return to;
    }

    /**
     * Returns the length in sectors of units of the storage, of which a read that misses fetches each one that it touches from its
     * beginning to its end before it is complete; 0, the default, for none. It is at most half the cache, and constant. Block caches
     * follow it, file caches do not, drives refuse it.
     */
    default int fetchUnit() {
        return 0;
    }

    /** Returns the first sector to prefetch; called after {@link #accessed}. */
    default long aheadFrom(int unit) {
        return 0;
    }

    /**
     * Returns one past the last sector to prefetch: at most the capacity of the unit, and no further from {@link
     * #aheadFrom} than half the cache. Nothing is fetched ahead if both are equal.
     */
    default long aheadTo(int unit) {
        return 0;
    }

    /**
     * Returns how many of the sectors from {@link #aheadFrom} on are fetched even if the host has other requests for
     * the unit. The rest is fetched in pieces of {@link #step}, each only while the unit is idle, and abandoned when it
     * is not.
     */
    default long committed(int unit) {
        return Long.MAX_VALUE;
    }

    /** Returns the length in sectors, at least 1, of the pieces in which that rest is fetched; whole lines in any case. */
    default int step() {
        return 1;
    }

    /** Returns how many ranges of a unit may be fetched ahead at once, at least 1; further ranges are not fetched. */
    default int rangesAtOnce() {
        return 1;
    }
}
