package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.cache.ReplacementFactory;

/** Announces the replacement {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(
                ReplacementFactory.KIND,
                "@type@",
                "Evicts the line that was filled first.",
                (keys, context) -> new @Name@());
    }
}
