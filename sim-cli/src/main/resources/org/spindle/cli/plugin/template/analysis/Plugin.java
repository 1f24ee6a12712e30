package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.analysis.AnalysisFactory;

/** Announces the analysis {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(AnalysisFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
