package org.spindle.stack;

import org.spindle.spi.Component;
import org.spindle.spi.Kind;

/** Makes running instances of configured components. Simulations on several threads may share it. */
public interface Factories {

    /**
     * Finds the factory of the component's {@code type} among those of the kind and hands it the component's {@code
     * config}.
     *
     * @param context the component's surroundings
     * @throws IllegalArgumentException with a message for the user, if the type is unknown or refuses its configuration or
     *     surroundings
     */
    <X, P> P make(Kind<X, P> kind, Component component, X context);
}
