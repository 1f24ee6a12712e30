package org.spindle.policies.replacement;

import static org.spindle.spi.cache.ReplacementPolicy.NO_KEY;
import static org.spindle.spi.cache.ReplacementPolicy.UNKNOWN;

import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** Calls of a policy with default arguments for hand-worked cases: entries of 1 byte, all accesses reads. */
final class Calls {

    private Calls() {}

    /** Inserts an entry whose key is the number of its line. */
    static void insert(ReplacementPolicy policy, int line) {
        policy.inserted(line, line, 1, Operation.READ, UNKNOWN);
    }

    static void use(ReplacementPolicy policy, int line) {
        policy.used(line, Operation.READ, UNKNOWN);
    }

    static void evict(ReplacementPolicy policy, int line) {
        policy.removed(line, RemovalReason.EVICTED);
    }

    /** Evicts the line that the policy chooses. */
    static int evictVictim(ReplacementPolicy policy) {
        int line = victim(policy);
        evict(policy, line);
        return line;
    }

    static int victim(ReplacementPolicy policy) {
        return policy.victim(any -> true, NO_KEY, 0);
    }
}
