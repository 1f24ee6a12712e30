package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.observer.ObserverFactory;

/** Announces the observer {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(ObserverFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
