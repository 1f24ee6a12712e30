package org.spindle.config;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The components of one scenario that are bound already: a component that an alias repeats is bound once. */
final class BoundComponents {

    private final Map<Node, Map<ComponentType, Bound.Keys>> bound = new IdentityHashMap<>();

    /** Returns the component that this node was bound to, if any. */
    Bound.@Nullable Keys get(Node node, ComponentType type) {
        Map<ComponentType, Bound.Keys> ofNode = bound.get(node);
        return ofNode == null ? null : ofNode.get(type);
    }

    void put(Node node, ComponentType type, Bound.Keys keys) {
        bound.computeIfAbsent(node, absent -> new HashMap<>()).put(type, keys);
    }
}
