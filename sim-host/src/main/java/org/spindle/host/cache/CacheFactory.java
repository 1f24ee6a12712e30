package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Makes {@code cache} layers. */
public final class CacheFactory implements LayerFactory<CacheConfig> {

    @Inject
    public CacheFactory() {}

    @Override
    public Layer create(CacheConfig config, LayerContext context) {
        return config.size().bytes() == 0
                ? new PassThrough(context)
                : new BlockCache(context, context.below(), CacheRules.of(config), new MemoryStore(), DataMoves.NONE);
    }
}
