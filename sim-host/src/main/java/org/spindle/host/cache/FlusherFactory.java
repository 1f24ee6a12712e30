package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;

/** Creates periodic and idle-time flushers. */
public final class FlusherFactory implements WriteBackFactory<Flushing> {

    @Inject
    public FlusherFactory() {}

    @Override
    public WriteBackPolicy create(Flushing config, WriteBackContext context) {
        return new Flusher(context, CacheRules.step(config), config.steps(), CacheRules.idle(config, false));
    }
}
