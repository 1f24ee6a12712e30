package org.spindle.cli.plugin;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.plugin.Registry;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayoutFactory;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestLayerContext;

/**
 * A type that is checked against the contract of its kind.
 *
 * @param keys its bound config record
 * @param sample a file of the format; null if there is none, or the type is of another kind
 */
record TypeUnderCheck(Registry registry, Kind<?, ?> kind, String type, Record keys, byte @Nullable [] sample) {

    /** Makes a component of the type. */
    <X, P> P make(Kind<X, P> ofKind, X context) {
        return registry.make(ofKind, Component.of(type, keys), context);
    }

    /** Returns what makes components of the type. */
    <X, P> Function<X, P> maker(Kind<X, P> ofKind) {
        return context -> make(ofKind, context);
    }

    /** Returns whether a layer of the type accepts that many units of equal capacity below it. */
    boolean acceptsUnits(int units) {
        TestLayerContext context = new TestLayerContext(new TestEventLoop(), 1, parts());
        for (int unit = 0; unit < units; unit++) {
            context.unit("unit" + unit, 16_384, request -> 1);
        }
        return isAccepted(() -> make(LayerFactory.KIND, context));
    }

    /** Returns whether a layout of the type accepts that many members. */
    boolean acceptsMembers(int members) {
        return isAccepted(() -> make(VolumeLayoutFactory.KIND, new LayoutContext(members, 7717)));
    }

    private static boolean isAccepted(Supplier<?> maker) {
        try {
            return maker.get() != null;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    /** Makes the parts in the configuration of the type's components. */
    Parts parts() {
        return registry::make;
    }
}
