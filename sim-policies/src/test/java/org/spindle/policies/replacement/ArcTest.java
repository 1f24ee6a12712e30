package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.RemovalReason;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestMetrics;

class ArcTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new ArcFactory().create(new ArcConfig(), context);
    }

    /**
     * Three lines, worked by hand through figure 4 of Megiddo and Modha 2003; lists from least to most recent.
     *
     * <pre>
     * access  p  evicted  T1   T2    B1  B2
     * ABCAB   0           C    A B
     * D       0  C        D    A B   C
     * C       1  A        D    B C       A     ghost in B1: D may stay
     * A       0  D             B C A D         ghost in B2: D must go
     * E       0  B        E    C A   D   B
     * B       0  E             C A B D E
     * D       1  C             A B D E   C
     * C       0  A             B D C E   A
     * E       1  B             D C E     A B
     * F       1  D        F    C E       A B D
     * G       1  C        F G  E         B D C  2c keys: A is forgotten
     * H       1  F        G H  E     F   D C    2c keys: B is forgotten
     * F       3  E        G H  F         D C E  step |B2| / |B1| = 2
     * D       2  G        H    F D   G   C E    ghost in B2 while |T1| = p
     * </pre>
     */
    @Test
    void followsThePaper() {
        TestMetrics metrics = new TestMetrics();
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3, metrics)), 3);
        assertThat(cache.access("ABCAB")).isEqualTo("...**");
        assertThat(cache.access("DCAEBDCEFGHFD")).isEqualTo("CADBECABDCFEG");
        assertThat(metrics.count("recent-ghost-hits")).isEqualTo(4);
        assertThat(metrics.count("frequent-ghost-hits")).isEqualTo(4);
        assertThat(metrics.levels("recent-target")).containsExactly(1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 3.0, 2.0);
    }

    /** Case IV.A of the paper: a line that is evicted while all lines were used once leaves no ghost. */
    @Test
    void leavesNoGhostsOfAScan() {
        TestMetrics metrics = new TestMetrics();
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3, metrics)), 3);
        assertThat(cache.access("ABCDAB")).isEqualTo("...ABC");
        assertThat(metrics.count("recent-ghost-hits")).isZero();
    }

    @Test
    void evictsTheSameKeysAsThePapersAlgorithm() {
        for (int lines = 1; lines <= 8; lines++) {
            int capacity = lines;
            Property.ofLists(random -> random.nextLong(random.nextDouble() < 0.5 ? capacity : 3L * capacity))
                    .longest(300)
                    .check(keys -> {
                        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(capacity)), capacity);
                        PlainArc paper = new PlainArc(capacity);
                        for (long key : keys) {
                            assertThat(cache.access(key)).isEqualTo(paper.access(key));
                        }
                    });
        }
    }

    @Test
    void leavesNoGhostsOfInvalidatedLines() {
        ReplacementPolicy arc = create(new KeyedCache.Context(3));
        Calls.insert(arc, 0);
        Calls.insert(arc, 1);
        Calls.use(arc, 0);
        arc.removed(0, RemovalReason.INVALIDATED);
        assertThat(arc.ghosts()).isZero();
        arc.removed(1, RemovalReason.EVICTED);
        assertThat(arc.ghosts()).isOne();
        arc.missed(1, 1, Operation.READ, ReplacementPolicy.UNKNOWN);
        Calls.insert(arc, 1);
        assertThat(arc.ghosts()).isZero();
    }
}
