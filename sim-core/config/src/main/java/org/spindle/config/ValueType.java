package org.spindle.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Kind;

/** The type of the values of a key. */
public sealed interface ValueType
        permits SingleType, ListType, MapType, RecordType, ChoiceType, ComponentType, TreeType {

    /** Returns a noun with an article: {@code a time}, {@code a list of sizes}. */
    String noun();

    /** Returns an example of how to write it: {@code such as '2 ms'}; empty where the noun says all. */
    default String example() {
        return "";
    }

    /** The records whose keys can be written there, by the word that selects each; empty unless it is made of any. */
    default List<Class<? extends Record>> records() {
        return List.of();
    }

    /** Returns the kind of plugin types that can be written there; null if none. */
    default @Nullable Kind<?, ?> kind() {
        return null;
    }

    /** Makes the value, or returns what takes its place after reporting why not. */
    Bound bind(Node node, Place place, Binding binding);

    /** Returns what takes the place of a value that is missing or has problems while the rules around it are checked. */
    default Bound unbound(Origin origin) {
        return new Bound.Unbound(origin);
    }

    /** Reports a node of the wrong shape; one that cannot be read is reported already. */
    default void reportMismatch(Node node, Place place, Binding binding) {
        if (!(node instanceof UnreadNode)) {
            binding.report(mismatch(node, place));
        }
    }

    private Problem mismatch(Node node, Place place) {
        String remedy = "write " + noun() + (example().isEmpty() ? "" : " " + example());
        if (node instanceof ScalarNode scalar) {
            return scalar.isNull()
                    ? place.problem("the value is missing", node.origin(), remedy)
                    : place.problem("'" + scalar.text() + "' is not " + noun(), node.origin(), remedy);
        }
        return place.problem("this is " + node.words() + ", not " + noun(), node.origin(), remedy);
    }
}
