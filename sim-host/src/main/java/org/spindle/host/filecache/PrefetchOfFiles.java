package org.spindle.host.filecache;

import org.jspecify.annotations.Nullable;
import org.spindle.host.cache.ConditionalConfig;
import org.spindle.host.cache.FetchUnitConfig;
import org.spindle.host.cache.IdleReading;
import org.spindle.host.cache.LinePartConfig;
import org.spindle.host.cache.Prefetch;
import org.spindle.host.cache.ReadAheadConfig;
import org.spindle.spi.Component;
import org.spindle.spi.config.Problems;

/** What of the built-in prefetch policies a file cache cannot follow: it reads whole blocks, and ahead of each access at once. */
final class PrefetchOfFiles {

    private PrefetchOfFiles() {}

    /** Reports policies, and keys of policies, that would have no effect. */
    static void check(Component prefetch, Problems problems) {
        Record config = prefetch.config();
        if (config instanceof FetchUnitConfig) {
            problems.report(
                    "prefetch", "a file cache fetches no units of the storage", "another type, such as sequential");
        }
        if (config instanceof LinePartConfig parts
                && (parts.reads() != Prefetch.NONE || parts.writes() != Prefetch.NONE)) {
            problems.report("prefetch", "a file cache has no parts of blocks", "another type, such as sequential");
        }
        IdleReading idle = idleReading(config);
        if (idle != null && idle.until() != null) {
            problems.report(
                    "prefetch.until", "a file cache reads ahead at once, not while the unit is idle", "leave it out");
        }
    }

    private static @Nullable IdleReading idleReading(Record config) {
        if (config instanceof ReadAheadConfig readAhead) {
            return readAhead.idleReading();
        }
        return config instanceof ConditionalConfig conditional ? conditional.idleReading() : null;
    }
}
