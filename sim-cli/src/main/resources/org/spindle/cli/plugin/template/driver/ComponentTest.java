package @package@;

import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.testkit.contract.DriverContract;

/** Holds {@code @type@} to the contract of its kind. */
class @Name@Test extends DriverContract {

    @Override
    protected Driver create(DriverContext context) {
        return new @Name@(context);
    }

    /** It sends one request at a time, whatever the device has room for. */
    @Override
    protected boolean isWorkConserving() {
        return false;
    }
}
