package org.spindle.host.depth;

import jakarta.inject.Inject;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Creates layers that limit the outstanding requests below. */
public final class DepthLimitFactory implements LayerFactory<DepthLimitConfig> {

    @Inject
    public DepthLimitFactory() {}

    @Override
    public Layer create(DepthLimitConfig config, LayerContext context) {
        return new DepthLimit(context, config.depth());
    }
}
