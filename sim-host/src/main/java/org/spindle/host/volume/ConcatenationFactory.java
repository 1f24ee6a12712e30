package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Creates concatenations. */
public final class ConcatenationFactory implements LayerFactory<ConcatenationConfig> {

    @Inject
    public ConcatenationFactory() {}

    @Override
    public Layer create(ConcatenationConfig config, LayerContext context) {
        return new ConcatenatedVolume(context);
    }
}
