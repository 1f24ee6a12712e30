package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.distribution.TimeDistributionFactory;

/** Announces the time distribution {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(TimeDistributionFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
