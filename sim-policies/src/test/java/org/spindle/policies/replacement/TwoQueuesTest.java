package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class TwoQueuesTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new TwoQueues(new TwoQueues.Config(0.25, 0.5), context);
    }

    /**
     * The full version of Johnson and Shasha 1994 with four lines, Kin = 1 and Kout = 2, worked by hand; lists from their oldest.
     *
     * <pre>
     * access  evicted  A1in  Am   A1out
     * ABCD             ABCD
     * E       A        BCDE       A
     * B                BCDE       A      a use in A1in changes nothing
     * F       B        CDEF       AB
     * A       C        DEF   A    BC     remembered
     * G       D        EFG   A    CD     B is forgotten
     * H       E        FGH   A    DE
     * B       F        GHB   A    EF
     * AI      G        HBI   A    FG
     * F       H        BI    AF   GH
     * G       B        I     AFG  HB
     * A                I     FGA  HB     Am is LRU
     * J       F        IJ    GA   HB     A1in is as short as Kin; what leaves Am is not remembered
     * K       I        JK    GA   BI
     * F       J        KF    GA   IJ
     * </pre>
     */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(4)), 4);
        assertThat(cache.access("ABCDEBFA")).isEqualTo("....A*BC");
        assertThat(cache.access("GHBAI")).isEqualTo("DEF*G");
        assertThat(cache.access("FGAJKF")).isEqualTo("HB*FIJ");
    }
}
