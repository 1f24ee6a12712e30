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
     * H       B        2  GH   E      C      AB     T1 is shorter than p: T2 gives a line; F is forgotten
     * C       G        3  H    EC     G      AB
     * A       E        2  H    CA     G      BE     a ghost in B2 reduces p
     * I       C        2  HI   A      G      EC     2c keys: B is forgotten
     * J       H        2  IJ   A      H      EC     T1 is as long as p; G is forgotten
     * </pre> */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCADBEF")).isEqualTo("...*BCDE");
        assertThat(cache.access("CEG")).isEqualTo("FCA");
        assertThat(cache.access("HCAIJ")).isEqualTo("BGECH");
    }

    /**
     * The same with a step of more than one; ' marks lines that were used.
     *
     * <pre>
     * access  evicted  p  T1      T2    B1  B2
     * ABCABC           0  A'B'C'
     * D       A        0  D       BC        A     the hand moves all used lines to T2
     * E       D        0  E       BC    D   A
     * EF      B        0  F       CE    D   AB    E moves to T2
     * FD      C        3          EFD       ABC   F moves to T2; |B2| / |B1| = 3
     * G       E        3  G       FD        BCE   2c keys: A is forgotten
     * H       F        3  GH      D         CEF   T1 is shorter than p
     * </pre>
     */
    @Test
    void adaptsByTheRatioOfTheGhosts() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCABCDEEFFDGH")).isEqualTo("...***AD*B*CEF");
    }
}
