package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.bus.BusFactory;

/** Announces the bus {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(BusFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
