package org.spindle.spi.cache;

import org.spindle.spi.request.Operation;

/**
 * Decides which entries a cache admits, independently of which it evicts for them. One instance serves one cache and is
 * used by one thread. No method allocates memory once the cache has been full for a while.
 *
 * <p>An example, which admits entries up to a size:
 *
 * <pre>{@code
 * record UpTo(long limit) implements AdmissionPolicy {
 *     public boolean admits(long key, long bytes, Operation operation, long rivalKey) {
 *         return bytes <= limit;
 *     }
 * }
 * }</pre>
 */
public interface AdmissionPolicy {

    /**
     * Notes an access to an entry, whether it is in the cache or not; for an entry that is not, before {@link #admits}.
     *
     * @param key of the entry, not negative
     * @param bytes size of the entry, at least 1
     */
    default void accessed(long key, long bytes, Operation operation) {}

    /**
     * Returns whether an entry that is not in the cache should be admitted.
     *
     * @param rivalKey key of the entry that would be evicted first; {@link ReplacementPolicy#NO_KEY} if there is room,
     *     or if no entry may be evicted now
     */
    boolean admits(long key, long bytes, Operation operation, long rivalKey);
}
