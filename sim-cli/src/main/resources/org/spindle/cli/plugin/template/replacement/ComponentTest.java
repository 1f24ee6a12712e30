package @package@;

import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.testkit.contract.ReplacementContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends ReplacementContract {

    @Override
    protected ReplacementPolicy create(ReplacementContext context) {
        return new @Name@();
    }
}
