package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;
import org.spindle.testkit.oracle.PlainReplacement;

class FifoTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new FifoFactory().create(new FifoConfig(), context);
    }

    @Override
    protected ReplacementPolicy reference() {
        return PlainReplacement.fifo();
    }
}
