package org.spindle.spi.observer;

import org.spindle.spi.Factory;
import org.spindle.spi.Kind;

/** Creates the observers of one type. */
public interface ObserverFactory<C extends Record> extends Factory<C, ObserverContext, Observer> {

    Kind<ObserverContext, Observer> KIND = Kind.of(
            "observer",
            ObserverFactory.class,
            Observer.class,
            "Observes the requests of a run and adds its findings to the result.");

    @Override
    Observer create(C config, ObserverContext context);
}
