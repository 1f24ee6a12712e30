package @package@;

import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.testkit.contract.PrefetchContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends PrefetchContract {

    @Override
    protected PrefetchPolicy create(PrefetchContext context) {
        return new @Name@(new @Name@Config(2), context);
    }
}
