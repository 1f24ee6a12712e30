package org.spindle.config;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The components of one scenario that are bound already: those that stand at several places by an alias are bound once. */
final class BoundComponents {

    private final Map<Node, Map<ComponentType, Bound.Keys>> bound = new IdentityHashMap<>();

    /** What this very node was bound to, if it was. */
    Bound.@Nullable Keys get(Node node, ComponentType type) {
        Map<ComponentType, Bound.Keys> ofNode = bound.get(node);
        return ofNode == null ? null : ofNode.get(type);
    }

    void put(Node node, ComponentType type, Bound.Keys keys) {
        bound.computeIfAbsent(node, absent -> new HashMap<>()).put(type, keys);
    }
}
