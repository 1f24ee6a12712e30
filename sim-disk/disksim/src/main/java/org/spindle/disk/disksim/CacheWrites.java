package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The common part of controllers' caches: when written data is destaged. */
final class CacheWrites {
    private static final String FLUSH_POLICY = "Flush policy";
    private static final String FLUSH_PERIOD = "Flush period";
    private static final String IDLE_DELAY = "Flush idle delay";
    private static final int PERIODIC = 1;

    /** Why parameters about dirty lines have no effect. */
    static final String THROUGH = "written data is sent on at once";

    private CacheWrites() {}

    static String scheme(Parameters cache) {
        return List.of("through-synchronous", "through", "back").get((int) cache.integer("Write scheme", 1, 3) - 1);
    }

    /** Returns whether the cache has dirty lines. */
    static boolean isBack(Parameters cache) {
        return cache.integer("Write scheme", 1, 3) == 3;
    }

    /** @param mayBePeriodic whether the cache has a periodic flusher */
    static Map<String, Object> flushing(Parameters cache, boolean mayBePeriodic) {
        Map<String, Object> flush = new LinkedHashMap<>();
        if (!isBack(cache)) {
            cache.noEffect(FLUSH_POLICY, THROUGH);
            cache.noEffect(FLUSH_PERIOD, THROUGH);
            cache.noEffect(IDLE_DELAY, -1, THROUGH);
            return flush;
        }
        if (cache.integer(FLUSH_POLICY, 0, PERIODIC) == PERIODIC) {
            if (!mayBePeriodic) {
                cache.refuse(FLUSH_POLICY, "periodic flushing of a caching device, which makes DiskSim stop", "0");
            }
            flush.put("period", cache.millis(FLUSH_PERIOD));
        } else {
            cache.noEffect(FLUSH_PERIOD, "data is flushed on demand");
        }
        BigDecimal idle = cache.number(IDLE_DELAY);
        if (idle.signum() >= 0) {
            flush.put("idle", Quantity.millis(idle));
        }
        return flush;
    }
}
