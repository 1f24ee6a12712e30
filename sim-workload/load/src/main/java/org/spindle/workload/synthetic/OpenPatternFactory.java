package org.spindle.workload.synthetic;

import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.spi.workload.ArrivalPatternFactory;

/** Makes the arrival patterns that nobody's completion holds up, of every built-in type. */
public final class OpenPatternFactory<C extends Record & OpenPattern> implements ArrivalPatternFactory<C> {

    @Override
    public ArrivalPattern create(C config, ArrivalPatternContext context) {
        return new OpenArrivals(config.process(context.random(), context.parts()), context);
    }
}
