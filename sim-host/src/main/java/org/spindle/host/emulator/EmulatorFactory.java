package org.spindle.host.emulator;

import jakarta.inject.Inject;
import org.spindle.spi.distribution.TimeDistributionFactory;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Creates layers that emulate the units below. */
public final class EmulatorFactory implements LayerFactory<EmulatorConfig> {

    @Inject
    public EmulatorFactory() {}

    @Override
    public Layer create(EmulatorConfig config, LayerContext context) {
        return new Emulator(config, context, context.parts().make(TimeDistributionFactory.KIND, config.lateness()));
    }
}
