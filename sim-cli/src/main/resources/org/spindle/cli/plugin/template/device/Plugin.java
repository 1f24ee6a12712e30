package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.device.DeviceFactory;

/** Announces the device {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(DeviceFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
