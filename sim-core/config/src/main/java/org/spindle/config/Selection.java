package org.spindle.config;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The type that a node selects: by its {@code type} key, or by a bare word.
 *
 * @param type the word
 * @param typeOrigin where it is written
 * @param place of the word
 * @param keys the node's keys, {@code type} included if it was one
 */
record Selection(String type, Origin typeOrigin, Place place, MapNode keys) {

    static final String KEY = "type";

    /**
     * Reads it, or returns null after reporting why not.
     *
     * @param of the type that offers the choice
     * @param defaultType type if no word is written; null if it is required
     * @param known for the message if one is missing
     */
    static @Nullable Selection of(
            Node node, ValueType of, @Nullable String defaultType, String known, Place place, Binding binding) {
        if (node instanceof ScalarNode word && word.form() == ScalarNode.Form.TEXT) {
            return new Selection(word.text(), word.origin(), place, new MapNode(word.origin(), Map.of()));
        }
        if (!(node instanceof MapNode map)) {
            of.reportMismatch(node, place, binding);
            return null;
        }
        MapNode.Entry entry = map.entries().get(KEY);
        if (entry == null) {
            if (defaultType != null) {
                return new Selection(defaultType, Origin.DEFAULT, place, map);
            }
            binding.report(place.problem("missing key '" + KEY + "'", node.origin(), known));
            return null;
        }
        Place typePlace = place.key(KEY, entry.value().origin());
        if (entry.value() instanceof ScalarNode word && !word.isNull()) {
            return new Selection(word.text(), word.origin(), typePlace, map);
        }
        SingleType.TEXT.reportMismatch(entry.value(), typePlace, binding);
        return null;
    }

    /** Returns the {@code type} key as a part of the effective scenario. */
    Bound.Single bound(@Nullable String defaultType) {
        return new Bound.Single(type, typeOrigin, SingleType.TEXT, defaultType);
    }
}
