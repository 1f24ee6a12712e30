package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.workload.WorkloadFactory;

/** Announces the workload {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(WorkloadFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
