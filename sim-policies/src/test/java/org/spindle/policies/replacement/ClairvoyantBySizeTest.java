package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.contract.ReplacementContract;

class ClairvoyantBySizeTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new ClairvoyantBySize(new ClairvoyantBySize.Config(4), context);
    }

    /** 30 bytes for 4 more accesses are less than 20 bytes for 7. */
    @Test
    void choosesTheLineThatOccupiesMost() {
        ReplacementPolicy min = create(new KeyedCache.Seeing(new KeyedCache.Context(3)));
        min.inserted(0, 10, 30, Operation.READ, 4);
        min.inserted(1, 11, 20, Operation.READ, 7);
        min.inserted(2, 12, 10, Operation.READ, 9);
        assertThat(Calls.victim(min)).isEqualTo(1);
    }
}
