package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class CarTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new Car(new Car.Config(), context);
    }

    /** Figure 2 of Bansal and Modha 2004 with three lines, worked by hand; lists from their heads.
     *
     * <pre>
     * access  evicted  p  T1   T2     B1     B2
     * ABCA             0  ABC
     * D       B        0  CD   A      B             A was used: to T2
     * B       C        1  D    AB     C
     * E       D        1  E    AB     CD
     * F       E        1  F    AB     DE            |T1| + |B1| = c: C is forgotten
     * C       F        1  C    AB     EF
     * E       C        2       ABE    FC
     * G       A        2  G    BE     FC     A
     * </pre> */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCADBEF")).isEqualTo("...*BCDE");
        assertThat(cache.access("CEG")).isEqualTo("FCA");
    }
}
