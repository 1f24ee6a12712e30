package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;

/** Creates policies with a high and a low watermark. */
public final class MarksFactory implements WriteBackFactory<MarksConfig> {

    @Inject
    public MarksFactory() {}

    @Override
    public WriteBackPolicy create(MarksConfig config, WriteBackContext context) {
        return new Marks(context, (int) (config.high() * context.lines()), (int) (config.low() * context.lines()));
    }
}
