package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class LirsTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new Lirs(new Lirs.Config(0.01, null), context);
    }

    /** Jiang and Zhang 2002 with three lines, one of them for LIR entries, worked by hand; S from its bottom, ghosts in small
     * letters, the LIR entry first.
     *
     * <pre>
     * access  evicted  S         Q
     * ABC              A B C     B C
     * D       B        A b C D   C D
     * B       C        B         D A     B becomes LIR, A leaves S
     * E       D        B E       A E
     * A                B E A     E A
     * F       E        B e A F   A F
     * E       A        E         F B
     * G       F        E G       B G
     * </pre> */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCDB")).isEqualTo("...BC");
        assertThat(cache.access("EAF")).isEqualTo("D*E");
        assertThat(cache.access("EG")).isEqualTo("AF");
    }
}
