package org.spindle.spi.cache;

import org.spindle.spi.request.Operation;

/**
 * Decides what a cache keeps: which entries it admits and which lines it evicts. One instance serves one cache and is used
 * by one thread.
 *
 * <p>An <em>entry</em> is a piece of data, identified by its key. Keys are not negative and mean nothing else to a policy. A
 * <em>line</em> is the place of an entry in the cache, a number from 0 to the number of lines - 1; a number is used again after
 * its line was removed. Caches use low numbers first, so that arrays indexed by line may grow with the highest number seen.
 *
 * <p>For an access to an entry that is not in the cache, the cache calls {@link #missed}, then {@link #admits}. If the entry
 * is admitted and there is no room, it calls {@link #victim} and {@link #removed} until there is enough, and {@link #inserted}
 * when the data is in the line. Several misses may be in progress at once, so calls for other entries may come in between; a
 * miss whose entry another miss brings in first ends with {@link #used}. For an access to an entry in the cache it calls {@link
 * #used} alone.
 *
 * <p>The time of an entry's next access, {@code nextAccess}, is {@link #UNKNOWN} in a simulation that cannot see the future, or
 * {@link #NEVER}, or a time. All times that one cache passes are of one unit, simulated nanoseconds or the position in the
 * sequence of accesses, and a policy may only compare and subtract them.
 *
 * <p>No method allocates memory once the policy has seen as many lines and keys as it will hold.
 *
 * <p>An example, which evicts lines in turn (FIFO, as long as none is removed for another reason):
 *
 * <pre>{@code
 * final class InTurn implements ReplacementPolicy {
 *     private final boolean[] held;
 *     private int next;
 *
 *     InTurn(ReplacementContext cache) {
 *         held = new boolean[cache.lines()];
 *     }
 *
 *     public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {
 *         held[line] = true;
 *     }
 *
 *     public void used(int line, Operation operation, long nextAccess) {}
 *
 *     public void removed(int line, RemovalReason reason) {
 *         held[line] = false;
 *     }
 *
 *     public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
 *         for (int tries = 0; tries < held.length; tries++) {
 *             int line = next;
 *             next = (next + 1) % held.length;
 *             if (held[line] && filter.mayEvict(line)) {
 *                 return line;
 *             }
 *         }
 *         return NONE;
 *     }
 * }
 * }</pre>
 */
public interface ReplacementPolicy {

    /** The line that {@link #victim} returns when no line may be evicted. */
    int NONE = -1;

    /** Stands for the key of an incoming entry that does not affect the choice of a victim. */
    long NO_KEY = -1;

    /** The time of a next access that is not known. */
    long UNKNOWN = -1;

    /** The time of a next access that never happens; later than every other. */
    long NEVER = Long.MAX_VALUE;

    /**
     * Hints that an access to an entry will follow soon, so that a policy may load its data about the entry into the
     * processor's caches. The hint changes no decision and is optional.
     */
    default void expected(long key) {}

    /**
     * Hints, later than {@link #expected(long)}, that an access to an entry will follow very soon, if an access before it does
     * not change the cache. A policy may load its data about the line and its neighbours. The hint changes no decision and is
     * optional.
     *
     * @param line of the entry; {@link #NONE} if it is not in the cache
     */
    default void expected(long key, int line) {}

    /**
     * Notes an access to an entry that is not in the cache, before room is made for it. Policies recognise ghost hits
     * here.
     *
     * @param key of the entry, not negative
     * @param bytes size of the entry, at least 1
     * @param operation {@link Operation#READ} or {@link Operation#WRITE}
     * @param nextAccess when the entry is accessed after this; {@link #UNKNOWN} or {@link #NEVER}
     */
    default void missed(long key, long bytes, Operation operation, long nextAccess) {}

    /**
     * Returns whether an entry that was just {@link #missed} should be cached. A cache may insert an entry that was not
     * admitted if it has to keep it.
     */
    default boolean admits(long key, long bytes, Operation operation, long nextAccess) {
        return true;
    }

    /**
     * Notes that an entry is in a line, which may be chosen as victim from now on. This counts as its first use. The line is
     * clean until {@link #dirtied}.
     *
     * @param line a line that the policy does not hold
     * @param key of the entry, which no other line holds
     * @param bytes size of the entry, which does not change before the line is removed
     * @param operation of the access that brought the entry in
     */
    void inserted(int line, long key, long bytes, Operation operation, long nextAccess);

    /** Notes an access to the entry of a line that was inserted before. */
    void used(int line, Operation operation, long nextAccess);

    /** Notes that a clean line has become dirty. */
    default void dirtied(int line) {}

    /** Notes that all data of a dirty line has been written out. */
    default void cleaned(int line) {}

    /**
     * Notes that the entry of a line has another key from now on. Its data, dirtiness and uses are the same. A cache that renames
     * several lines does so without other calls in between; only at the end has each a key of its own.
     *
     * @return true if the policy has noted it; false, always, if it cannot: the cache then removes these lines, and inserts them
     *     under their new keys as entries that were just used
     */
    default boolean renamed(int line, long key) {
        return false;
    }

    /**
     * Notes that a line has become empty. The cache may remove other lines than the victims that the policy chose.
     *
     * @param line a line that was inserted before
     */
    void removed(int line, RemovalReason reason);

    /**
     * Chooses a line to evict. The policy passes its lines to the filter in order of preference, each at most once, and
     * returns the first that may be evicted; it must find one if there is any. The line stays in the cache until it is
     * {@link #removed}. A cache of entries of different sizes calls again, after the removal, until there is room.
     *
     * @param incomingKey of the entry that needs room; {@link #NO_KEY} if the cache shrinks for another reason
     * @param incomingBytes size of that entry; 0 with {@link #NO_KEY}
     * @return the line, or {@link #NONE} if none may be evicted
     */
    int victim(EvictionFilter filter, long incomingKey, long incomingBytes);

    /**
     * Returns how many keys of entries that are not in the cache the policy remembers, at most {@link
     * ReplacementContext#ghostLimit()}. Keys whose entries are inserted are not counted any more.
     */
    default int ghosts() {
        return 0;
    }
}
