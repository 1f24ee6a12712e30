package @package@;

import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackPolicy;

/** Destages the oldest dirty line of a unit whenever the unit is idle. */
final class @Name@ implements WriteBackPolicy {

    private final WriteBackContext cache;

    @Name@(WriteBackContext context) {
        cache = context;
    }

    @Override
    public void idle(int unit) {
        int line = cache.oldest(unit);
        if (line != WriteBackContext.NONE) {
            cache.writeOut(line);
        }
    }
}
