package org.spindle.reproduce;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.config.KeyPath;
import org.spindle.config.ListNode;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.spi.config.Problems;

/** Checks and resolves the paths of scenario keys in an experiment. */
final class Paths {

    private Paths() {}

    static void check(String key, String path, Problems problems) {
        try {
            if (KeyPath.parse(path).steps().isEmpty()) {
                problems.report(key, "a path has at least one key", "such as driver.scheduler");
            }
        } catch (IllegalArgumentException e) {
            String[] parts = String.valueOf(e.getMessage()).split("; ", 2);
            problems.report(key, parts[0], parts.length > 1 ? parts[1] : "");
        }
    }

    /** Returns the node at the end of a path; null if the tree has no such place. */
    static @Nullable Node find(Node tree, List<KeyPath.Step> path) {
        Node at = tree;
        for (KeyPath.Step step : path) {
            if (at instanceof MapNode map && step instanceof KeyPath.Key key) {
                at = map.get(key.name());
            } else if (at instanceof ListNode list
                    && step instanceof KeyPath.Index index
                    && index.index() < list.items().size()) {
                at = list.items().get(index.index());
            } else {
                return null;
            }
        }
        return at;
    }
}
