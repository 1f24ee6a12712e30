package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.spindle.spi.cache.ReplacementPolicy.UNKNOWN;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.EvictionFilter;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.property.Property;

class RepeatFilterTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new RepeatFilter(lirs(context));
    }

    private static ReplacementPolicy lirs(ReplacementContext context) {
        return new Lirs(new Lirs.Config(0.01, 2, null), context);
    }

    /** The definition: the policy behaves as for the same accesses without the repeats, which are hits. */
    @Test
    void repeatsChangeNothing() {
        Property.ofLists(random -> random.nextLong(12)).longest(300).check(keys -> {
            KeyedCache filtered = new KeyedCache(create(new KeyedCache.Context(5)), 5);
            KeyedCache plain = new KeyedCache(lirs(new KeyedCache.Context(5)), 5);
            long latest = -1;
            for (long key : keys) {
                long evicted = filtered.access(key);
                if (key == latest) {
                    assertThat(evicted).isEqualTo(KeyedCache.HIT);
                } else {
                    assertThat(evicted).isEqualTo(plain.access(key));
                }
                latest = key;
            }
        });
    }

    @Test
    void anAccessToAnUncachedEntryEndsARepeat() {
        UseCount policy = new UseCount();
        ReplacementPolicy filter = new RepeatFilter(policy);
        Calls.insert(filter, 0);
        Calls.use(filter, 0);
        assertThat(policy.uses).isZero();
        filter.missed(7, 1, Operation.READ, UNKNOWN);
        Calls.use(filter, 0);
        Calls.use(filter, 0);
        assertThat(policy.uses).isOne();
    }

    @Test
    void anotherEntryInTheSameLineIsNoRepeat() {
        UseCount policy = new UseCount();
        ReplacementPolicy filter = new RepeatFilter(policy);
        Calls.insert(filter, 0);
        Calls.insert(filter, 1);
        Calls.use(filter, 0);
        filter.removed(0, RemovalReason.INVALIDATED);
        assertThat(policy.uses).isOne();
        Calls.use(filter, 1);
        Calls.insert(filter, 0);
        Calls.use(filter, 1);
        assertThat(policy.uses).isEqualTo(3);
    }

    /** A policy such as MIN obtains the time of the next access from each access. */
    @Test
    void repeatsWithKnownNextAccessesArePassedOn() {
        UseCount policy = new UseCount();
        ReplacementPolicy filter = new RepeatFilter(policy);
        filter.inserted(0, 0, 1, Operation.READ, 5);
        filter.used(0, Operation.READ, 9);
        assertThat(policy.uses).isOne();
    }

    private static final class UseCount implements ReplacementPolicy {

        private int uses;

        @Override
        public void inserted(int line, long key, long bytes, Operation operation, long nextAccess) {}

        @Override
        public void used(int line, Operation operation, long nextAccess) {
            uses++;
        }

        @Override
        public void removed(int line, RemovalReason reason) {}

        @Override
        public int victim(EvictionFilter filter, long incomingKey, long incomingBytes) {
            return NONE;
        }
    }
}
