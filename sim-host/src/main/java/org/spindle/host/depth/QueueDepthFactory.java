package org.spindle.host.depth;

import jakarta.inject.Inject;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Creates layers that limit the requests below. */
public final class QueueDepthFactory implements LayerFactory<QueueDepthConfig> {

    @Inject
    public QueueDepthFactory() {}

    @Override
    public Layer create(QueueDepthConfig config, LayerContext context) {
        return new QueueDepth(context, config.depth());
    }
}
