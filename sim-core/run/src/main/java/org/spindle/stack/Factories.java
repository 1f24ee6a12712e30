package org.spindle.stack;

import org.spindle.spi.Component;
import org.spindle.spi.Kind;

/** Creates running instances of configured components. Simulations on several threads may share it. */
public interface Factories {

    /**
     * Finds the factory of the component's {@code type} among those of the kind and passes it the component's {@code
     * config}.
     *
     * @param context the component's context
     * @throws IllegalArgumentException with a message for the user, if the type is unknown or rejects its configuration
     *     or context
     */
    <X, P> P make(Kind<X, P> kind, Component component, X context);
}
