package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.layer.LayerFactory;

/** Announces the layer {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(
                LayerFactory.KIND,
                "@type@",
                "Passes every request on to the unit below.",
                (keys, context) -> new @Name@(context));
    }
}
