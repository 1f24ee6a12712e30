package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.host.cache.LeastRecentConfig.AgeFrom;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;

/** Creates policies that bound the age of dirty data. */
public final class AgeBoundFactory implements WriteBackFactory<AgeBoundConfig> {

    @Inject
    public AgeBoundFactory() {}

    @Override
    public WriteBackPolicy create(AgeBoundConfig config, WriteBackContext context) {
        return new AgeBound(context, config.age().nanos(), AgeFrom.FIRST_WRITE);
    }
}
