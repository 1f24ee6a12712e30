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

    /**
     * Four lines, one of them small, and three ghosts, worked by hand; lists from their oldest, digits are the uses of lines.
     *
     * <pre>
     * access  evicted  small  large        ghosts
     * ABCD             A0     B0 C0 D0               a full small queue passes lines on until the first eviction
     * E       A        E0     B0 C0 D0     A
     * A       E               B0 C0 D0 A0  E         a ghost enters the large queue
     * E       B               C0 D0 A0 E0
     * CC                      C2 D0 A0 E0
     * F       D        F0     A0 E0 C1               C returns to the end with one use less
     * F                F1     A0 E0 C1
     * G       F        G0     A0 E0 C1     F         one use is not enough
     * GG               G2     A0 E0 C1     F
     * H       A        H0     E0 C1 G0     F         two are: G moves, and its uses begin anew
     * I       H        I0     E0 C1 G0     FH
     * H       I               E0 C1 G0 H0  FI
     * J       E        J0     C1 G0 H0     FI
     * K       J        K0     C1 G0 H0     FIJ
     * J       K               C1 G0 H0 J0  FIK
     * L       G        L0     H0 J0 C0     FIK       C stays for its second use; G has none in the large queue
     * </pre>
     */
    @Test
    void keepsALineOfTheLargeQueueForEachUse() {
        TwoFifos.SmallMainGhost quarter = new TwoFifos.SmallMainGhost(0.25, 0.9, 2);
        KeyedCache cache = new KeyedCache(new TwoFifos(quarter, new KeyedCache.Context(4)), 4);
        assertThat(cache.access("ABCDEAECCFFGGGHIHJKJL")).isEqualTo("....AEB**D*F**AHIEJKG");
    }
}
