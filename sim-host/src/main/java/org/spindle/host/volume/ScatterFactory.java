package org.spindle.host.volume;

import jakarta.inject.Inject;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Creates volumes of type {@code scatter}. */
public final class ScatterFactory implements LayerFactory<ScatterConfig> {

    @Inject
    public ScatterFactory() {}

    @Override
    public Layer create(ScatterConfig config, LayerContext context) {
        long capacity = new MemberUnits(context, "scatter", 1, 0)
                .capacity(config.capacity().useSmallest());
        return new Scatter(context, config.choice() == ScatterConfig.MemberChoice.RANDOM, capacity);
    }
}
