package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.property.Property;

/** Policies evict what plain models of the same papers evict, access by access, for random accesses. */
class PlainModelsTest {

    private static void check(int lines, Supplier<ReplacementPolicy> policy, Supplier<LongUnaryOperator> model) {
        Property.ofLists(random -> random.nextLong(random.nextDouble() < 0.5 ? lines : 3L * lines))
                .longest(400)
                .check(keys -> {
                    KeyedCache cache = new KeyedCache(policy.get(), lines);
                    LongUnaryOperator paper = model.get();
                    for (int i = 0; i < keys.size(); i++) {
                        assertThat(cache.access(keys.get(i)))
                                .as("eviction of access %d", i)
                                .isEqualTo(paper.applyAsLong(keys.get(i)));
                    }
                });
    }

    @ParameterizedTest
    @CsvSource({"1, 8, 1, 1", "3, 8, 3, 0.5", "5, 2, 2, 1", "8, 4, 8, 2", "20, 8, 40, 1", "20, 3, 5, 0", "20, 8, 1, 0.5"
    })
    void multiQueue(int lines, int queues, int lifetime, double out) {
        MultiQueue.Config config = new MultiQueue.Config(queues, (long) lifetime, out);
        check(
                lines,
                () -> new MultiQueue(config, new KeyedCache.Context(lines)),
                () -> new PlainMultiQueue(lines, queues, lifetime, (int) (out * lines))::access);
    }

    @ParameterizedTest
    @CsvSource({"10, 1", "20, 2", "40, 4"})
    void quickDemotionLazyPromotion(int lines, int probation) {
        TwoFifos.QuickDemotion config = new TwoFifos.QuickDemotion(0.1, 0.9);
        check(
                lines,
                () -> new TwoFifos(config, new KeyedCache.Context(lines)),
                () -> new PlainQuickDemotion(lines, probation)::access);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 1.5", "8, 2", "8, 10", "20, 4"})
    void leastFrequentlyUsedByHalving(int lines, double mean) {
        check(
                lines,
                () -> new LeastFrequentlyUsed(new LeastFrequentlyUsed.Ageing(mean), new KeyedCache.Context(lines)),
                () -> PlainLfu.halving(lines, mean)::access);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 20})
    void leastFrequentlyUsedByDynamicAgeing(int lines) {
        check(
                lines,
                () -> new GreedyDual(new GreedyDual.Uses(), new KeyedCache.Context(lines)),
                () -> PlainLfu.dynamic(lines)::access);
    }
}
