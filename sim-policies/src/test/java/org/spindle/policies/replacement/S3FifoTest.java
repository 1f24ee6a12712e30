package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class S3FifoTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new TwoFifos(new TwoFifos.SmallMainGhost(0.1, 0.9, 2), context);
    }

    /** Algorithm 1 of Yang et al. 2023 with ten lines, one of them small, worked by hand: B to J fill the large queue; A, K
     * and L leave the small one as ghosts; A comes back into the large one, which is then too long and gives up B; M, used twice, moves
     * there too, so that C goes. */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(10)), 10);
        assertThat(cache.access("ABCDEFGHIJ")).isEqualTo("..........");
        assertThat(cache.access("KLAM")).isEqualTo("AKLB");
        assertThat(cache.access("MMN")).isEqualTo("**C");
    }
}
