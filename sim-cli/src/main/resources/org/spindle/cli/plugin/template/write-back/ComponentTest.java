package @package@;

import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.testkit.contract.WriteBackContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends WriteBackContract {

    @Override
    protected WriteBackPolicy create(WriteBackContext context) {
        return new @Name@(context);
    }
}
