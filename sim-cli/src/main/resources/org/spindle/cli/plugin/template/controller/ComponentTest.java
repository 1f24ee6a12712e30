package @package@;

import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.config.Time;
import org.spindle.testkit.contract.ControllerContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends ControllerContract {

    @Override
    protected Controller create(ControllerContext context) {
        return new @Name@(new @Name@Config(Time.ofMillis(0.1)), context);
    }
}
