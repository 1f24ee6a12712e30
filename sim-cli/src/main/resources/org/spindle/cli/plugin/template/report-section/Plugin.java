package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.report.ReportSectionFactory;

/** Announces the report section {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(
                ReportSectionFactory.KIND,
                "@type@",
                "Shows the parts of the response time.",
                (keys, context) -> new @Name@());
    }
}
