package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.oracle.PlainReplacement;

class LfuTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new LfuFactory().create(new LfuConfig(), context);
    }

    @Override
    protected ReplacementPolicy reference() {
        return PlainReplacement.lfu();
    }
}
