package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class RandomTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new RandomFactory().create(new RandomConfig(), context);
    }
}
