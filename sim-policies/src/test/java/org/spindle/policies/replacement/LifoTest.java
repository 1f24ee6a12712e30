package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.oracle.PlainReplacement;

class LifoTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new LifoFactory().create(new LifoConfig(), context);
    }

    @Override
    protected ReplacementPolicy reference() {
        return PlainReplacement.lifo();
    }
}
