package @package@;

import org.spindle.spi.config.Time;
import org.spindle.spi.observer.Observer;
import org.spindle.spi.observer.ObserverContext;
import org.spindle.testkit.contract.ObserverContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends ObserverContract {

    @Override
    protected Observer create(ObserverContext context) {
        return new @Name@(new @Name@Config(Time.ofMillis(15)), context);
    }
}
