package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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

    /**
     * Three lines, worked by hand: A is used three times and B twice, so that the third line is C, D and E by turns. C is missed again,
     * and counts from one. Used once more it has as many uses as B, of which the last is older: B goes.
     */
    @Test
    void evictsTheFewestUsesAndOfEqualOnesTheLeastRecent() {
        KeyedCache cache = new KeyedCache(create(new KeyedCache.Context(3)), 3);
        assertThat(cache.access("ABCAABDECCF")).isEqualTo("...***CDE*B");
    }
}
