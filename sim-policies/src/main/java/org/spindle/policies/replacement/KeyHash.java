package org.spindle.policies.replacement;

/** Hashes keys with the output function of SplitMix64 (Steele, Lea and Flood 2014). */
final class KeyHash {

    private KeyHash() {}

    static long of(long key) {
        long z = key + 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
