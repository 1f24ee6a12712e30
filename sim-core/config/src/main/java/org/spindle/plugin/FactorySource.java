package org.spindle.plugin;

import org.spindle.spi.Factory;

/** The source of the factory of a type. */
sealed interface FactorySource {

    /** The class of the factory. */
    Class<?> type();

    /** The plugin has announced the factory itself. */
    record Given(Factory<?, ?, ?> factory) implements FactorySource {

        @Override
        public Class<?> type() {
            return factory.getClass();
        }
    }

    /** The plugin has announced its class; dependency injection makes it. */
    record Injected(Class<? extends Factory<?, ?, ?>> type) implements FactorySource {}
}
