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

    /** The full version of Johnson and Shasha 1994 with four lines, Kin = 1 and Kout = 2, worked by hand: a use in A1in changes
     * nothing; A is remembered and comes back into Am, where it stays; B is forgotten when D and E are remembered. */
    @Test
    void followsThePaper() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(4)), 4);
        assertThat(cache.access("ABCDEBFA")).isEqualTo("....A*BC");
        assertThat(cache.access("GHBAI")).isEqualTo("DEF*G");
    }
}
