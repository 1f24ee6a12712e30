package org.spindle.spi.workload;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the arrival patterns of one type. */
public interface ArrivalPatternFactory<C extends Record> extends Factory<C, ArrivalPatternContext, ArrivalPattern> {

    Kind<ArrivalPatternContext, ArrivalPattern> KIND = Kind.of(
            "arrival-pattern",
            ArrivalPatternFactory.class,
            ArrivalPattern.class,
            "Decides when the requests of a generated workload are sent.");

    @Override
    ArrivalPattern create(C config, ArrivalPatternContext context);
}
