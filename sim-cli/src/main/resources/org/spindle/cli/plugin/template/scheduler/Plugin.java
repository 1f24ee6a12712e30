package @package@;

import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Announces the scheduler {@code @type@}. */
public final class @Name@Plugin implements SpindlePlugin {

    @Override
    public void contribute(Contributions to) {
        to.add(SchedulerFactory.KIND, "@type@", @Name@Config.class, @Name@::new);
    }
}
