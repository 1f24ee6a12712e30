package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;

/** Creates policies that fetch more of a line. */
public final class LinePartFactory implements PrefetchFactory<LinePartConfig> {

    @Inject
    public LinePartFactory() {}

    @Override
    public PrefetchPolicy create(LinePartConfig config, PrefetchContext context) {
        return new LinePart(config.reads(), config.writes(), context.lineSectors());
    }
}
