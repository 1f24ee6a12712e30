package org.spindle.spi;

/**
 * Creates the components of one type. Each kind has an interface that extends this one, which its factories implement.
 * Factories are stateless, because simulations on several threads share them.
 *
 * <p>An example, whose config record has one key:
 *
 * <pre>{@code
 * final class Tape implements TimeDistributionFactory<Tape.Config> {
 *     record Config(@Doc("Time to wind over the whole tape.") @Default("60 s") Time length) {}
 *
 *     public TimeDistribution create(Config config, NoContext context) {
 *         return random -> config.length().nanos() * random.nextDouble();
 *     }
 * }
 * }</pre>
 *
 * @param <C> the type's config record
 * @param <X> the context of a component of the kind
 * @param <P> the type of the components
 */
public interface Factory<C extends Record, X, P> {

    /**
     * Creates a component.
     *
     * @throws IllegalArgumentException if the configuration or the surroundings cannot be met; the message says what is
     *     wrong and, after a semicolon, what would be right
     */
    P create(C config, X context);
}
