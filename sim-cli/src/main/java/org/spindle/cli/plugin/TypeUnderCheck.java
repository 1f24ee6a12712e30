package org.spindle.cli.plugin;

import org.jspecify.annotations.Nullable;
import org.spindle.plugin.Registry;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;

/**
 * A type that is to be held to the contract of its kind.
 *
 * @param keys its bound config record
 * @param sample a file of the format; null if there is none, or the type is of another kind
 */
record TypeUnderCheck(Registry registry, Kind<?, ?> kind, String type, Record keys, byte @Nullable [] sample) {

    /** Makes a component of the type. */
    <X, P> P make(Kind<X, P> ofKind, X context) {
        return registry.make(ofKind, Component.of(type, keys), context);
    }

    /** Makes the parts that components of the type are configured with. */
    Parts parts() {
        return registry::make;
    }
}
