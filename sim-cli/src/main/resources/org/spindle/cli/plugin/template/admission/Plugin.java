package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.cache.AdmissionFactory;

/** Announces the admission {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(AdmissionFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
