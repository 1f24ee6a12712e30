package @package@;

import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.testkit.contract.DriverContract;

/** Checks {@code @type@} against the contract of its kind. */
class @Name@Test extends DriverContract {

    @Override
    protected Driver create(DriverContext context) {
        return new @Name@(context);
    }

    /** It sends one request at a time, whatever the depth of the device. */
    @Override
    protected boolean isWorkConserving() {
        return false;
    }
}
