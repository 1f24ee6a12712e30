package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class QuickDemotionTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new TwoFifos(new TwoFifos.QuickDemotion(0.1, 0.9), context);
    }

    /** Ten lines, one of them in the queue, worked by hand: B, used once, moves to the clock when it has become the oldest. */
    @Test
    void movesUsedLinesToTheClock() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(10)), 10);
        assertThat(cache.access("ABCDEFGHIJBKL")).isEqualTo("..........*AC");
    }

    /**
     * Four lines, one of them in the queue, and three keys in the history, worked by hand; lists from their oldest, digits are the uses
     * of lines in the clock.
     *
     * <pre>
     * access  evicted  queue  clock        history
     * ABCD             ABCD
     * E       A        BCDE                A
     * A       B        CDE    A0           B         known: enters the clock
     * B       C        DE     A0 B0        C
     * C       D        E      A0 B0 C0     D
     * D       E               A0 B0 C0 D0  E
     * AA                      A2 B0 C0 D0
     * F       B        F      C0 D0 A1     E         four lines are too many: A stays for one of its uses
     * G       F        G      C0 D0 A1     EF
     * F       G               C0 D0 A1 F0  EG
     * H       C        H      D0 A1 F0     EG
     * I       H        I      D0 A1 F0     EGH
     * H       I               D0 A1 F0 H0  EGI
     * J       D        J      A1 F0 H0     EGI
     * K       J        K      A1 F0 H0     GIJ       the oldest key is forgotten
     * J       K               A1 F0 H0 J0  GIK
     * L       F        L      H0 J0 A0     GIK       A stays for the other use
     * </pre>
     */
    @Test
    void keepsALineOfTheClockForTwoUses() {
        TwoFifos.QuickDemotion quarter = new TwoFifos.QuickDemotion(0.25, 0.9);
        KeyedCache cache = new KeyedCache(new TwoFifos(quarter, new KeyedCache.Context(4)), 4);
        assertThat(cache.access("ABCDEABCDAAFGFHIHJKJL")).isEqualTo("....ABCDE**BFGCHIDJKF");
    }
}
