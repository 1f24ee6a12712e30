package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.driver.DriverFactory;

/** Announces the driver {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(
                DriverFactory.KIND,
                "@type@",
                "Sends requests in order of arrival, one at a time.",
                (keys, context) -> new @Name@(context));
    }
}
