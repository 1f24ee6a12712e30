package org.spindle.host.redcap;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The estimates of section 2.3.3, worked by hand. */
class BenefitEstimateTest {

    private final BenefitEstimate estimate = new BenefitEstimate(2);

    private static ReadCosts active(
            long hitBlocks, long hit, long wait, long missBlocks, long miss, long prefetchedBlocks, long prefetch) {
        ReadCosts costs = new ReadCosts();
        costs.hitBlocks = hitBlocks;
        costs.hitNanos = hit;
        costs.waitNanos = wait;
        costs.missBlocks = missBlocks;
        costs.missNanos = miss;
        costs.prefetchedBlocks = prefetchedBlocks;
        costs.prefetchNanos = prefetch;
        return costs;
    }

    private static ReadCosts inactive(long hitBlocks, long diskHit, long missBlocks, long miss, long prefetchedBlocks) {
        ReadCosts costs = active(hitBlocks, 0, 0, missBlocks, miss, prefetchedBlocks, 0);
        costs.diskHitNanos = diskHit;
        return costs;
    }

    /** Equations 2.6 and 2.9: 10 hits at 50 for each miss cost 500 from the disk; 100 + 20 + 380 is not more, 381 is. */
    @Test
    void estimatesWhatHitsWouldCostFromTheDisk() {
        assertThat(estimate.whileActive(active(10, 100, 20, 4, 200, 28, 380))).isTrue();
        assertThat(estimate.isGood()).isTrue();
        assertThat(estimate.activeNanosPerBlock()).isEqualTo(700 / 14.0);
        assertThat(estimate.inactiveNanosPerBlock()).isEqualTo(700 / 14.0);
        estimate.whileActive(active(10, 100, 20, 4, 200, 28, 381));
        assertThat(estimate.isGood()).isFalse();
    }

    /** Equation 2.5: (200 + 1000) · 10 / (4 + 8) = 1000 at the first check, (200 + 500) · 10 / (4 + 4) = 875 at the next. */
    @Test
    void decaysTheCostOfMissesWhileInactive() {
        estimate.whileInactive(inactive(0, 0, 8, 1000, 0));
        estimate.whileActive(active(10, 100, 0, 4, 200, 28, 0));
        assertThat(estimate.inactiveNanosPerBlock()).isEqualTo((1000 + 200) / 14.0);
        estimate.whileActive(active(10, 100, 0, 4, 200, 28, 0));
        assertThat(estimate.inactiveNanosPerBlock()).isEqualTo((875 + 200) / 14.0);
    }

    /** Equations 2.10 to 2.12: 100 · 6 / 10 + 20 · 6 / 10 + 280 · 14 / 28 = 212 against what was measured. */
    @Test
    void scalesCostsOfTheActiveTime() {
        estimate.whileActive(active(10, 100, 20, 4, 200, 28, 280));
        assertThat(estimate.whileInactive(inactive(6, 212, 3, 90, 14))).isTrue();
        assertThat(estimate.isGood()).isTrue();
        assertThat(estimate.activeNanosPerBlock()).isEqualTo((212 + 90) / 9.0);
        estimate.whileInactive(inactive(6, 211, 3, 90, 14));
        assertThat(estimate.isGood()).isFalse();
        assertThat(estimate.inactiveNanosPerBlock()).isEqualTo((211 + 90) / 9.0);
    }

    /** A history without hits, or without prefetches, does not replace the earlier one; without any history there is no estimate. */
    @Test
    void keepsHistoryThatIsNotEmpty() {
        assertThat(estimate.whileInactive(inactive(6, 1000, 3, 90, 14))).isFalse();
        estimate.whileActive(active(0, 0, 0, 4, 200, 28, 280));
        assertThat(estimate.whileInactive(inactive(6, 1000, 3, 90, 14))).isFalse();
        assertThat(estimate.whileInactive(inactive(0, 0, 3, 90, 14))).isTrue();
        assertThat(estimate.isGood()).isFalse();
        estimate.whileActive(active(10, 100, 20, 0, 0, 0, 0));
        assertThat(estimate.whileInactive(inactive(6, 212, 3, 90, 14))).isTrue();
        assertThat(estimate.isGood()).isTrue();
    }

    /** Reads without misses give no cost of a miss: the latest reads with misses count. */
    @Test
    void takesTheLatestMissesIfThereAreNone() {
        assertThat(estimate.whileActive(active(10, 100, 0, 0, 0, 0, 0))).isFalse();
        estimate.whileActive(active(1, 10, 0, 4, 200, 28, 0));
        assertThat(estimate.whileActive(active(10, 500, 0, 0, 0, 0, 0))).isTrue();
        assertThat(estimate.isGood()).isTrue();
        estimate.whileActive(active(10, 501, 0, 0, 0, 0, 0));
        assertThat(estimate.isGood()).isFalse();
    }
}
