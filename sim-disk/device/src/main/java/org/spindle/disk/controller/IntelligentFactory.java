package org.spindle.disk.controller;

import jakarta.inject.Inject;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;

/** Makes intelligent controllers. */
public final class IntelligentFactory implements ControllerFactory<IntelligentConfig> {

    @Inject
    public IntelligentFactory() {}

    @Override
    public Controller create(IntelligentConfig config, ControllerContext context) {
        return IntelligentController.of(config, context);
    }
}
