package org.spindle.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Kind;

/** The plugin types that a scenario can choose from. */
public interface TypeCatalogue {

    /**
     * A plugin type.
     *
     * @param kind of the type
     * @param type the word after {@code type:}
     * @param doc description in one sentence
     * @param config the record that its other keys are bound to
     */
    record PluginType(Kind<?, ?> kind, String type, String doc, Class<? extends Record> config) {}

    /**
     * A ready-made configuration of a type.
     *
     * @param doc description in one sentence
     * @param yaml the type's keys
     */
    record Model(String name, String doc, String yaml) {

        /** The JVM would generate code for it at each start, which takes some milliseconds. */
        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /** The ready-made configurations of a type, sorted by name. */
    default List<Model> models(Kind<?, ?> kind, String type) {
        return List.of();
    }

    /** Sorted by name. */
    List<Kind<?, ?>> kinds();

    /** Returns the types of a kind, sorted by name. */
    List<PluginType> types(Kind<?, ?> kind);

    /** Returns a type; null if there is no such type. */
    default @Nullable PluginType type(Kind<?, ?> kind, String type) {
        return types(kind).stream()
                .filter(known -> known.type().equals(type))
                .findFirst()
                .orElse(null);
    }
}
