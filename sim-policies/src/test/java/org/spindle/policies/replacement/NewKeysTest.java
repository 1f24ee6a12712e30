package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.spi.cache.ReplacementPolicy.UNKNOWN;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** Entries whose keys change in the cache: worked by hand for a cache of three lines, of 1 byte each. */
class NewKeysTest {

    private final ReplacementContext context = new KeyedCache.Context(3);

    /** Admits nothing, and notes the keys that it is asked about. */
    private static final class Asked implements AdmissionPolicy {

        private final List<Long> rivals = new ArrayList<>();
        private final List<Long> accessed = new ArrayList<>();

        @Override
        public void accessed(long key, long bytes, Operation operation) {
            accessed.add(key);
        }

        @Override
        public boolean admits(long key, long bytes, Operation operation, long rival) {
            rivals.add(rival);
            return false;
        }
    }

    /** Lines 0, 1, 2 are inserted and 0 is used. The lines 1 and 0 exchange their keys: 1 is still the one to evict, then 2, then 0. */
    @Test
    void lruKeepsItsOrder() {
        ReplacementPolicy policy = new LruFactory().create(new LruConfig(), context);
        for (int line = 0; line < 3; line++) {
            Calls.insert(policy, line);
        }
        Calls.use(policy, 0);
        assertThat(policy.renamed(1, 0)).isTrue();
        assertThat(policy.renamed(0, 1)).isTrue();
        assertThat(List.of(Calls.evictVictim(policy), Calls.evictVictim(policy), Calls.evictVictim(policy)))
                .containsExactly(1, 2, 0);
    }

    /** Line 0 with key 0 gets key 9: an incoming entry competes with 9, and a use of the line is one of 9. */
    @Test
    void admissionSeesTheNewKey() {
        Asked admission = new Asked();
        ReplacementPolicy policy =
                new AdmittingReplacement(admission, new LruFactory().create(new LruConfig(), context), 3);
        for (int line = 0; line < 3; line++) {
            Calls.insert(policy, line);
        }
        assertThat(policy.renamed(0, 9)).isTrue();
        assertThat(policy.admits(5, 1, Operation.READ, UNKNOWN)).isFalse();
        Calls.use(policy, 0);
        assertThat(admission.rivals).containsExactly(9L);
        assertThat(admission.accessed).containsExactly(9L);
    }

    /** A policy by keys behind an admission policy does not note a new one, and neither does the pair of them. */
    @Test
    void policiesByKeysNoteNoNewOnes() {
        ReplacementPolicy byKey = new ArcFactory().create(new ArcConfig(), context);
        Asked admission = new Asked();
        ReplacementPolicy pair = new AdmittingReplacement(admission, byKey, 1);
        Calls.insert(pair, 0);
        assertThat(byKey.renamed(0, 9)).isFalse();
        assertThat(pair.renamed(0, 9)).isFalse();
        assertThat(pair.admits(5, 1, Operation.READ, UNKNOWN)).isFalse();
        assertThat(admission.rivals).containsExactly(0L);
    }
}
