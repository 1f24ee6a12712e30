package @package@;

import org.spindle.spi.cache.AdmissionPolicy;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.request.Operation;

/** Admits an entry if it is no larger than a limit. */
final class @Name@ implements AdmissionPolicy {

    private final long limitBytes;

    @Name@(@Name@Config config, ReplacementContext context) {
        limitBytes = config.limit().bytes();
    }

    @Override
    public boolean admits(long key, long bytes, Operation operation, long rivalKey) {
        return bytes <= limitBytes;
    }
}
