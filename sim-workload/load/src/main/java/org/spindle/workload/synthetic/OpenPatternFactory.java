package org.spindle.workload.synthetic;

import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.spi.workload.ArrivalPatternFactory;

/** Creates the built-in arrival patterns that do not depend on completions. */
public final class OpenPatternFactory<C extends Record & OpenPattern> implements ArrivalPatternFactory<C> {

    @Override
    public ArrivalPattern create(C config, ArrivalPatternContext context) {
        return new OpenArrivals(config.process(context.random(), context.parts()), context);
    }
}
