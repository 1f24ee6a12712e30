package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.host.HostFactory;

/** Announces the host {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(HostFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
