package org.spindle.spi;

/**
 * Makes the components of one type. Each kind has an interface of its own that extends this one; a factory implements
 * that. Factories have no state: simulations on several threads share them.
 *
 * @param <C> the type's config record
 * @param <X> the surroundings of a component of the kind
 * @param <P> what is made
 */
public interface Factory<C extends Record, X, P> {

    /**
     * Makes a component.
     *
     * @throws IllegalArgumentException if the configuration or the surroundings cannot be met; the message says what is
     *     wrong and, after a semicolon, what would be right
     */
    P create(C config, X context);
}
