package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;

/** Creates policies that read ahead after misses. */
public final class ReadAheadFactory implements PrefetchFactory<ReadAheadConfig> {

    @Inject
    public ReadAheadFactory() {}

    @Override
    public PrefetchPolicy create(ReadAheadConfig config, PrefetchContext context) {
        return new MissReadAhead(context, config.length().sectors(), config.idleReading());
    }
}
