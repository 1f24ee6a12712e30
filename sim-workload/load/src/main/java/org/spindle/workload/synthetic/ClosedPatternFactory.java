package org.spindle.workload.synthetic;

import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.spi.workload.ArrivalPatternFactory;

/** Creates arrival patterns of type {@code closed}. */
public final class ClosedPatternFactory implements ArrivalPatternFactory<ClosedPattern> {

    @Override
    public ArrivalPattern create(ClosedPattern config, ArrivalPatternContext context) {
        return new ClosedArrivals(config, context);
    }
}
