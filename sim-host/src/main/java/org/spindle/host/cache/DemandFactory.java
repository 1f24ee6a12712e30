package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;

/** Creates policies that destage only on demand. */
public final class DemandFactory implements WriteBackFactory<DemandConfig> {

    private static final WriteBackPolicy NOTHING = new WriteBackPolicy() {};

    @Inject
    public DemandFactory() {}

    @Override
    public WriteBackPolicy create(DemandConfig config, WriteBackContext context) {
        return NOTHING;
    }
}
