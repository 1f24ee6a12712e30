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

    /**
     * Two lines and a period of six events, worked by hand. A and B are used by turns at age 2, so that after the sixth use the hit
     * density is 2/6 at age 0, 2/4 at age 1, 2/2 at age 2 and 0 afterwards, in each of the three classes that were used.
     *
     * <pre>
     * access    evicted  densities
     * ABABABAB
     * C         B        A at age 1, 2/4; B at age 0, 2/6
     * D         C        A at age 2, 2/2; C at age 0, 2/6
     * E         A        A at age 3, 0;   D at age 0, 2/6
     * F         E        D at age 1, 2/4; E at age 0, 2/6
     * G         F        D at age 2, 2/2; F at age 0, 2/6
     * H         D        D at age 3, 0;   G at age 0, 2/6
     * </pre>
     */
    @Test
    void keepsALineUntilTheAgeOfItsUse() {
        KeyedCache.Context context = new KeyedCache.Context(2);
        KeyedCache cache = new KeyedCache(new LeastHitDensity(new LeastHitDensity.Config(2, 6), context), 2);
        assertThat(cache.access("ABABABABCDEFGH")).isEqualTo("..******BCAEFD");
    }

    /**
     * Two lines and a period of nine events, worked by hand: three lines are evicted at age 1 before their first use, and D and E are
     * used three times each at age 2. Then the densities of lines without a use are 2/12, 2/7 and 2/2 at the ages 0, 1 and 2, and those
     * of lines that were used 2/6, 2/4 and 2/2. In one class for all they would be 6/24, 6/15 and 6/6, and G would evict D.
     *
     * <pre>
     * access       evicted  densities
     * ABCDE        A B C
     * DEDEDE
     * F            E        D at age 1, 2/4; E at age 0, 2/6
     * D
     * G            F        D at age 0, 2/6; F at age 1, without a use, 2/7
     * H            G        D at age 1, 2/4; G at age 0, without a use, 2/12
     * </pre>
     */
    @Test
    void distinguishesLinesByTheAgesAtTheirUses() {
        KeyedCache.Context context = new KeyedCache.Context(2);
        KeyedCache cache = new KeyedCache(new LeastHitDensity(new LeastHitDensity.Config(2, 9), context), 2);
        assertThat(cache.access("ABCDEDEDEDEFDGH")).isEqualTo("..ABC******E*FG");
    }
}
