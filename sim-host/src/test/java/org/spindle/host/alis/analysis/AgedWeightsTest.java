package org.spindle.host.alis.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;

/** Weights in compact form equal those of a plain map, to the last bit, in the same order. */
class AgedWeightsTest {

    private static final double FACTOR = 0.3;

    /** A key whose weight grows, within a byte's distance of others or far away, or -1 to age all weights. */
    private record Step(long key, double weight) {

        void apply(AgedWeights weights) {
            if (key < 0) {
                weights.age(FACTOR);
            } else {
                weights.addTo(key, weight);
            }
        }

        void apply(Map<Long, Double> plain) {
            if (key < 0) {
                plain.replaceAll((any, weight) -> weight * FACTOR);
                plain.values().removeIf(weight -> weight < 1e-6);
            } else {
                plain.merge(key, weight, Double::sum);
            }
        }
    }

    private static Step step(RandomStream random) {
        if (random.nextLong(20) == 0) {
            return new Step(-1, 0);
        }
        long key = random.nextLong(1L << random.nextLong(63));
        return new Step(key, random.nextLong(4) == 0 ? 0.1 * (1 + random.nextLong(1000)) : 1 + random.nextLong(3));
    }

    @Test
    void addsAndAgesAsAPlainMapDoes() {
        Property.ofLists(AgedWeightsTest::step).longest(600).check(AgedWeightsTest::compare);
    }

    private static void compare(List<Step> steps) {
        AgedWeights weights = new AgedWeights(5);
        Map<Long, Double> plain = new TreeMap<>();
        for (Step step : steps) {
            step.apply(weights);
            step.apply(plain);
            assertThat(weights.size()).isEqualTo(plain.size());
            long key = Math.max(0, step.key);
            assertThat(weights.get(key)).isEqualTo(plain.getOrDefault(key, 0.0));
        }
        Map<Long, Double> left = new TreeMap<>();
        SortedWeights.Cursor at = weights.settled().cursor();
        for (Map.Entry<Long, Double> entry : plain.entrySet()) {
            assertThat(at.key()).isEqualTo(entry.getKey());
            assertThat(at.weight()).isEqualTo(entry.getValue());
            left.put(at.key(), at.weight());
            at.next();
        }
        assertThat(at.isValid()).isFalse();
        assertThat(left).isEqualTo(plain);
    }

    /** As many different weights as need codes of two and four bytes. */
    @Test
    void keepsManyDifferentWeights() {
        AgedWeights weights = new AgedWeights();
        for (int i = 0; i < 150_000; i++) {
            weights.addTo(3L * i, i + 0.5);
            weights.addTo(3L * (150_000 - i) + 1, 7);
        }
        weights.age(0.25);
        for (int i = 0; i < 150_000; i += 7) {
            assertThat(weights.get(3L * i)).isEqualTo((i + 0.5) * 0.25);
            assertThat(weights.get(3L * (i + 1) + 1)).isEqualTo(7 * 0.25);
            assertThat(weights.get(3L * i + 2)).isZero();
        }
        assertThat(weights.size()).isEqualTo(300_000);
    }
}
