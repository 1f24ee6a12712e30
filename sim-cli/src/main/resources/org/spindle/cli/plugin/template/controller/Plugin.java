package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.bus.ControllerFactory;

/** Announces the controller {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(ControllerFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
