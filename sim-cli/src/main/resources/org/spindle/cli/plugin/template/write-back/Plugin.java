package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.cache.WriteBackFactory;

/** Announces the write back {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(
                WriteBackFactory.KIND,
                "@type@",
                "Destages dirty lines when a unit is idle.",
                (keys, context) -> new @Name@(context));
    }
}
