package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.workload.ArrivalPatternFactory;

/** Announces the arrival pattern {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(ArrivalPatternFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
