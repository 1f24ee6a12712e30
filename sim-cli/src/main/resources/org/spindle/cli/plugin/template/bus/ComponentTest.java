package @package@;

import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.config.Time;
import org.spindle.testkit.contract.BusContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends BusContract {

    @Override
    protected Bus create(BusContext context) {
        return new @Name@(new @Name@Config(Time.ofMillis(0.002), Time.ofMillis(0.05)), context);
    }

    @Override
    protected boolean isFirstComeFirstServed() {
        return true;
    }
}
