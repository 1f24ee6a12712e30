package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.oracle.PlainReplacement;

class MruTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new MruFactory().create(new MruConfig(), context);
    }

    @Override
    protected ReplacementPolicy reference() {
        return PlainReplacement.mru();
    }
}
