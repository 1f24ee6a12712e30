package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.cache.PrefetchFactory;

/** Announces the prefetch {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(PrefetchFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
