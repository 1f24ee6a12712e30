package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class LeastHitDensityTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new LeastHitDensity(new LeastHitDensity.Config(4, 32), context);
    }

    /**
     * Beckmann et al. 2018, equation 5: of lines that are used at age 1 or evicted at age 3, half and half, the expected uses per time
     * at age 0 are 50 of 100 lines over 50 * 2 + 50 * 4 units of time; at age 2 none is left to be used.
     */
    @Test
    void findsHitDensities() {
        HitDensities densities = new HitDensities(100);
        for (int i = 0; i < 50; i++) {
            densities.countUse(0, 1);
            densities.countEviction(0, 3);
        }
        assertThat(densities.density(0, 0)).isEqualTo(50.0 / (50 * 2 + 50 * 4));
        assertThat(densities.density(0, 2)).isZero();
    }
}
