package @package@;

import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.testkit.contract.DeviceContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends DeviceContract {

    @Override
    protected Device create(DeviceContext context) {
        return new @Name@(new @Name@Config(Size.parse("1 GiB"), Time.ofMillis(2)), context);
    }
}
