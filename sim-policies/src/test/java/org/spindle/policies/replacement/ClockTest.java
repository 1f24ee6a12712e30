package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class ClockTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new ClockFactory().create(new ClockConfig(), context);
    }
}
