package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.contract.ReplacementContract;

class GreedyDualTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new GreedyDual(new GreedyDual.Uses(), context);
    }

    /** Arlitt et al. 2000 with two lines, worked by hand: A has priority 3, but C enters at 1 + 1, D at 2 + 1, and A is
     * older. E enters at 3 + 1; D, used again, has 3 + 2. */
    @Test
    void agesOldUses() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(2)), 2);
        assertThat(cache.access("AAABCDEDF")).isEqualTo(".**.BCA*E");
    }

    /** Cherkasova 1998: two uses of 4 bytes are worth less than one of 1 byte. */
    @Test
    void countsUsesPerByte() {
        ReplacementPolicy gdsf =
                new GreedyDual(new GreedyDual.UsesPerByte(), new KeyedCache.Objects(new KeyedCache.Context(8)));
        gdsf.inserted(0, 10, 4, Operation.READ, ReplacementPolicy.UNKNOWN);
        gdsf.inserted(1, 11, 1, Operation.READ, ReplacementPolicy.UNKNOWN);
        gdsf.used(0, Operation.READ, ReplacementPolicy.UNKNOWN);
        assertThat(Calls.victim(gdsf)).isZero();
    }

    /**
     * Worked by hand: L is the priority of the line that was evicted last, which later lines have in addition to their uses per byte.
     *
     * <pre>
     * inserted    evicted  L     priorities
     * A, 4 bytes                 A 0.25
     * B, 1 byte                  A 0.25, B 1
     * A, a use                   A 0.5, B 1
     * C, 4 bytes  A        0.5   B 1, C 0.5 + 0.25
     * D, 2 bytes  C        0.75  B 1, D 0.75 + 0.5
     *             B        1     D 1.25: B is worth more per byte, but its use is old
     * </pre>
     */
    @Test
    void addsTheLastPriorityToLaterLines() {
        ReplacementPolicy gdsf =
                new GreedyDual(new GreedyDual.UsesPerByte(), new KeyedCache.Objects(new KeyedCache.Context(8)));
        gdsf.inserted(0, 'A', 4, Operation.READ, ReplacementPolicy.UNKNOWN);
        gdsf.inserted(1, 'B', 1, Operation.READ, ReplacementPolicy.UNKNOWN);
        gdsf.used(0, Operation.READ, ReplacementPolicy.UNKNOWN);
        assertThat(Calls.evictVictim(gdsf)).as("A").isEqualTo(0);
        gdsf.inserted(2, 'C', 4, Operation.READ, ReplacementPolicy.UNKNOWN);
        assertThat(Calls.evictVictim(gdsf)).as("C").isEqualTo(2);
        gdsf.inserted(3, 'D', 2, Operation.READ, ReplacementPolicy.UNKNOWN);
        assertThat(Calls.evictVictim(gdsf)).as("B").isEqualTo(1);
    }
}
