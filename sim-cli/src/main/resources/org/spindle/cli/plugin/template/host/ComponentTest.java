package @package@;

import org.spindle.spi.config.Time;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.testkit.contract.HostContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends HostContract {

    @Override
    protected Host create(HostContext context) {
        return new @Name@(new @Name@Config(Time.ofMillis(0.1)), context);
    }
}
