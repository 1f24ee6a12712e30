package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;

/** Creates policies that destage the least recently written line. */
public final class LeastRecentFactory implements WriteBackFactory<LeastRecentConfig> {

    @Inject
    public LeastRecentFactory() {}

    @Override
    public WriteBackPolicy create(LeastRecentConfig config, WriteBackContext context) {
        return new LeastRecentlyWritten(context, config);
    }
}
