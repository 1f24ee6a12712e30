package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.layout.VolumeLayoutFactory;

/** Announces the layout {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(VolumeLayoutFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
