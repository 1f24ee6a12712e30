package org.spindle.host.emulator;

import org.spindle.spi.Component;
import org.spindle.spi.NoKeys;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.testkit.contract.LayerContract;

class EmulatorContractTest extends LayerContract {

    @Override
    protected Layer create(LayerContext context) {
        return new Emulator(
                new EmulatorConfig(Size.ofSectors(8), Time.ofMillis(0.01), Component.of("uniform", new NoKeys())),
                context,
                random -> random.nextLong(1_000_000));
    }
}
