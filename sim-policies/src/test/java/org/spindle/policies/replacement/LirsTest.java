package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

class LirsTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new Lirs(new Lirs.Config(0.01, 2, null), context);
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
     * G                G         B E     used while it is in S: becomes LIR, E leaves S
     * H       B        G H       E H
     * I       E        G H I     H I
     * H                H         I G     becomes LIR; G and then I leave S
     * J       I        H J       G J
     * I       G        H J I     J I     I has left S, and is forgotten
     * </pre> */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCDB")).isEqualTo("...BC");
        assertThat(cache.access("EAF")).isEqualTo("D*E");
        assertThat(cache.access("EG")).isEqualTo("AF");
        assertThat(cache.access("GHIHJI")).isEqualTo("*BE*IG");
    }

    /**
     * The same with two lines of three for LIR entries and one for all others: C is missed while it is a ghost, and A
     * moves from S to Q.
     *
     * <pre>
     * access  evicted  S         Q
     * ABC              A B C     C
     * D       C        A B c D   D
     * C       D        B d C     A       C becomes LIR, A leaves S
     * D       A        C D       B       D becomes LIR, B leaves S
     * A       B        C D A     A
     * </pre>
     */
    @Test
    void limitsTheLinesOfFarEntries() {
        ReplacementPolicy policy = new Lirs(new Lirs.Config(0.01, 1, null), new KeyedCache.Context(3));
        assertThat(new KeyedCache(policy, 3).access("ABCDCDA")).isEqualTo("...CDAB");
    }

    /** Jiang and Zhang 2002, section 3: the eviction of each access, with skewed references, scans and loops. */
    @ParameterizedTest
    @ValueSource(ints = {3, 10, 50, 300})
    void evictsTheSameKeysAsThePapersAlgorithm(int lines) {
        KeyedCache cache = new KeyedCache(
                create(new KeyedCache.Context(lines, 20_000, new TestRandom(1), new TestMetrics())), lines);
        LirsByThePaper paper = new LirsByThePaper(lines, Math.max(2, lines / 100));
        Random random = new Random(lines);
        for (int access = 0; access < 20_000; access++) {
            long key = switch (access / 1000 % 3) {
                case 0 -> (long) (3 * lines * Math.pow(random.nextDouble(), 3));
                case 1 -> access % (2 * lines);
                default -> 10L * lines + access;
            };
            assertThat(cache.access(key)).as("access %d of %d", access, key).isEqualTo(paper.access(key));
        }
    }
}
