package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class WindowTinyLfuTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new WindowTinyLfu(new WindowTinyLfu.Config(0.01, 0.8, 10), context);
    }

    /** Einziger et al. 2017 with ten lines, one of them the window, worked by hand: J is accessed no more often than A and goes;
     * accessed once more it takes the place of A. */
    @Test
    void comparesFrequencies() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(10)), 10);
        assertThat(cache.access("ABCDEFGHIJK")).isEqualTo("..........J");
        assertThat(cache.access("JL")).isEqualTo("KA");
    }

    /**
     * Four lines, one of them in the window and one in the upper segment, worked by hand; lists from their oldest, digits are
     * accesses.
     *
     * <pre>
     * access  evicted  window  lower     upper
     * ABCD             D1      A1 B1 C1
     * A                D1      B1 C1     A2
     * B                D1      C1 A2     B2     A is displaced, behind C
     * E       D        E1      C1 A2     B2     D is accessed no more often than C
     * D       E        D2      C1 A2     B2     the accesses to D are remembered
     * F       C        F1      A2 D2     B2     D is accessed more often than C
     * G       F        G1      A2 D2     B2
     * GG               G3      A2 D2     B2
     * H       A        H1      D2 G3     B2     A, displaced, is the rival of G
     * </pre>
     */
    @Test
    void contestsTheOldestLineOfTheLowerSegment() {
        WindowTinyLfu.Config quarter = new WindowTinyLfu.Config(0.25, 0.4, 10);
        KeyedCache cache = new KeyedCache(new WindowTinyLfu(quarter, new KeyedCache.Context(4)), 4);
        assertThat(cache.access("ABCDABEDFGGGH")).isEqualTo("....**DECF**A");
    }
}
