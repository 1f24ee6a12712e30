package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.trace.TraceFormat;

/** Announces the trace format {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(TraceFormat.KIND, "@type@", "Lines of milliseconds, r or w, sector and sectors.", new @Name@());
    }
}
