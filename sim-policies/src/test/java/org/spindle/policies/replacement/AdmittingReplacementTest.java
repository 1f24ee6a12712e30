package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

class AdmittingReplacementTest extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new AdmittingReplacement(
                new TinyLfuAdmission(new TinyLfuAdmission.Config(10), context),
                new Sieve(new Sieve.Config(), context),
                context.bytes());
    }
}
