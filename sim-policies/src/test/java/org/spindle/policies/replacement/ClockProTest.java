package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class ClockProTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new ClockPro(new ClockPro.Config(), context);
    }

    /**
     * Jiang, Chen and Zhang 2005 with three lines, worked by hand. The clock begins where the hands arrive first; small letters are
     * ghosts, * marks hot entries, ' used ones and ! cold ones outside their test periods; mc is the target of cold lines.
     *
     * <pre>
     * access  evicted  mc  clock
     * ABC              3   A B C
     * D       A        3   a B C D
     * A       B        3   b C D A*     missed in its test period: hot
     * E       C        3   b c D A* E
     * D                3   b c D' A* E
     * F       E        1   e D* A! F    D, used in its test period, is hot; therefore the hot hand ends the test
     *                                   periods of b and c, and makes A cold
     * G       A        1   e D* F G     outside its test period: no ghost
     * E       F        2   f G E* D!    missed in its test period; the hot hand makes D cold
     * H       G        2   f g E* D! H
     * A       D        2   f g E* H A   forgotten since its eviction: cold
     * G       H        2   h A G* E!    the hot hand ends the test period of f, and makes E cold
     * B       A        2   h a G* E! B
     * </pre>
     *
     * In place of the last six accesses, B, C and G show that the test periods of b and c have ended: no more entries become hot.
     *
     * <pre>
     * B       A        1   e D* F B
     * C       F        1   e D* f B C
     * G       B        1   e D* f b C G
     * </pre>
     */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCDA")).isEqualTo("...AB");
        assertThat(cache.access("EDF")).isEqualTo("C*E");
        assertThat(cache.access("GEHAGB")).isEqualTo("AFGDHA");
        KeyedCache other = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(other.access("ABCDAEDF" + "BCG")).isEqualTo("...ABC*E" + "AFB");
    }
}
