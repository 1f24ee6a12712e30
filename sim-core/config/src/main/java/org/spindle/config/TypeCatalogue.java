package org.spindle.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Kind;

/** The plugin types that a scenario can choose from. */
public interface TypeCatalogue {

    /**
     * One of them.
     *
     * @param kind of which it is
     * @param type the word after {@code type:}
     * @param doc what it is, in a sentence
     * @param config the record that its other keys are bound to
     */
    record PluginType(Kind<?, ?> kind, String type, String doc, Class<? extends Record> config) {}

    /**
     * A ready-made configuration of a type.
     *
     * @param doc what it is, in a sentence
     * @param yaml the type's keys
     */
    record Model(String name, String doc, String yaml) {}

    /** The ready-made configurations of a type, sorted by name. */
    default List<Model> models(Kind<?, ?> kind, String type) {
        return List.of();
    }

    /** Sorted by name. */
    List<Kind<?, ?>> kinds();

    /** Sorted by name; empty for a kind of which there is none. */
    List<PluginType> types(Kind<?, ?> kind);

    /** Null if there is no such type. */
    default @Nullable PluginType type(Kind<?, ?> kind, String type) {
        return types(kind).stream()
                .filter(known -> known.type().equals(type))
                .findFirst()
                .orElse(null);
    }
}
