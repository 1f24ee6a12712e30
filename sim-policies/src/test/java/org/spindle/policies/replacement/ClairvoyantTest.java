package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.contract.ReplacementContract;

class ClairvoyantTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new Clairvoyant(new Clairvoyant.Config(false), context);
    }

    /** Belady 1966: of three lines the one is evicted whose next use is last, or which is never used again. */
    @Test
    void choosesTheLineWithTheLastNextUse() {
        ReplacementPolicy min = create(new KeyedCache.Seeing(new KeyedCache.Context(3)));
        min.inserted(0, 10, 1, Operation.READ, 7);
        min.inserted(1, 11, 1, Operation.READ, 9);
        min.inserted(2, 12, 1, Operation.READ, 5);
        assertThat(Calls.victim(min)).isEqualTo(1);
        min.used(2, Operation.READ, ReplacementPolicy.NEVER);
        assertThat(Calls.victim(min)).isEqualTo(2);
    }

    @Test
    void refusesACacheWithoutKnownNextAccesses() {
        assertThatThrownBy(() -> create(new KeyedCache.Context(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not know the next uses");
    }
}
