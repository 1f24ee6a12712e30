package org.spindle.policies.replacement;

import java.util.Arrays;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.request.Operation;

/**
 * Admits keys that were missed before, recorded in two Bloom filters (Bloom 1970). Misses are entered into the newer
 * filter; when it is full, the older one is emptied and becomes the newer (Maggs and Sitaraman 2015, section 6,
 * "cache on second hit").
 */
public final class BloomAdmission implements AdmissionPolicy {

    @Doc("Admits entries that have been missed recently (Maggs and Sitaraman 2015), recorded in two Bloom filters"
            + " that are filled in turn.")
    public record Config(
            @Doc("Keys that each filter holds, as a multiple of the lines of the cache.")
            @Default("4")
            @Range(min = "0.01", max = "1000")
            double keys) {}

    private static final int HASHES = 7;
    private static final long BITS_PER_KEY = 10;
    private static final long MOST_WORDS = 1 << 26;

    private final long mostKeys;
    private long[] newer;
    private long[] older;
    private long entered;

    BloomAdmission(Config config, ReplacementContext context) {
        mostKeys = Math.max(1, (long) (config.keys() * context.lines()));
        newer = new long[(int) Math.min(MOST_WORDS, mostKeys * BITS_PER_KEY / Long.SIZE + 1)];
        older = new long[newer.length];
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long rivalKey) {
        boolean isKnown = has(newer, key) || has(older, key);
        if (!has(newer, key)) {
            enter(key);
        }
        return isKnown;
    }

    private void enter(long key) {
        if (entered == mostKeys) {
            long[] emptied = older;
            older = newer;
            newer = emptied;
            Arrays.fill(newer, 0);
            entered = 0;
        }
        entered++;
        for (int i = 0; i < HASHES; i++) {
            int bit = bit(key, i);
            newer[bit >> 6] |= 1L << bit;
        }
    }

    private boolean has(long[] filter, long key) {
        for (int i = 0; i < HASHES; i++) {
            int bit = bit(key, i);
            if ((filter[bit >> 6] & 1L << bit) == 0) {
                return false;
            }
        }
        return true;
    }

    private int bit(long key, int hash) {
        return (int) ((KeyHash.of(key + ((long) hash << 56)) >>> 1) % ((long) newer.length * Long.SIZE));
    }
}
