package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.spindle.spi.cache.ReplacementPolicy.NO_KEY;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;

/** Properties of the admission policies. */
class AdmissionTest {

    private final ReplacementContext context = new KeyedCache.Context(100);

    private static boolean admits(AdmissionPolicy policy, long key, long bytes, long rival) {
        return policy.admits(key, bytes, Operation.READ, rival);
    }

    /** Einziger et al. 2017: the candidate is admitted if it was accessed more often than the victim. */
    @Test
    void tinyLfuAdmitsEntriesAccessedMoreOften() {
        AdmissionPolicy policy = new TinyLfuAdmission(new TinyLfuAdmission.Config(10), context);
        policy.accessed(1, 1, Operation.READ);
        policy.accessed(1, 1, Operation.READ);
        policy.accessed(2, 1, Operation.READ);
        assertThat(admits(policy, 1, 1, 2)).isTrue();
        assertThat(admits(policy, 2, 1, 1)).isFalse();
        assertThat(admits(policy, 1, 1, 1)).isFalse();
        assertThat(admits(policy, 3, 1, NO_KEY)).isTrue();
    }

    /** Einziger et al. 2017: after the period all counts are halved, so that 8 accesses become 4. */
    @Test
    void sketchesHalveTheirCounts() {
        FrequencySketch sketch = new FrequencySketch(context, 1);
        for (int i = 0; i < 8; i++) {
            sketch.add(7);
        }
        assertThat(sketch.estimate(7)).isEqualTo(8);
        for (int i = 0; i < 92; i++) {
            sketch.add(1000 + i % 4);
        }
        assertThat(sketch.estimate(7)).isEqualTo(4);
    }

    /** Maggs and Sitaraman 2015: an object is cached on its second request. */
    @Test
    void bloomAdmitsTheSecondRequest() {
        AdmissionPolicy policy = new BloomAdmission(new BloomAdmission.Config(1), context);
        assertThat(admits(policy, 1, 1, NO_KEY)).isFalse();
        assertThat(admits(policy, 1, 1, NO_KEY)).isTrue();
        for (long key = 1000; key < 1300; key++) {
            admits(policy, key, 1, NO_KEY);
        }
        assertThat(admits(policy, 1, 1, NO_KEY))
                .as("after two filters of other keys")
                .isFalse();
    }

    @Test
    void sizeAdmitsUpToALimit() {
        AdmissionPolicy policy = new SizeAdmission(new SizeAdmission.Config(new Size(10)), context);
        assertThat(admits(policy, 1, 10, NO_KEY)).isTrue();
        assertThat(admits(policy, 1, 11, NO_KEY)).isFalse();
    }

    /** Berger et al. 2017: the probability is exp(-size / scale). */
    @Test
    void randomAdmitsLargeEntriesLessOften() {
        AdmissionPolicy policy = new RandomAdmission(new RandomAdmission.Config(1, new Size(100)), context);
        int admitted = 0;
        for (int i = 0; i < 40_000; i++) {
            admitted += admits(policy, i, 100, NO_KEY) ? 1 : 0;
        }
        // 40,000 draws of probability 1/e have a standard deviation of 96.
        assertThat((double) admitted).isCloseTo(40_000 / Math.E, within(480.0));
    }

    @Test
    void onlyAdmittedEntriesAreCached() {
        AdmittingReplacement policy = new AdmittingReplacement(
                new SizeAdmission(new SizeAdmission.Config(new Size(1)), context), new QueueOrder(true, false), 3);
        assertThat(policy.admits(1, 2, Operation.READ, NO_KEY)).isFalse();
        assertThat(policy.admits(1, 1, Operation.READ, NO_KEY)).isTrue();
    }
}
