package org.spindle.sweep;

import java.util.List;
import java.util.Map;
import org.spindle.config.Assignment;
import org.spindle.config.Origin;

/**
 * An axis with its values.
 *
 * @param path of the key, in normal form
 * @param origin of the axis, for messages
 * @param values at least one, all different
 * @param when the value that each of these earlier axes must have for this axis to apply, by path
 */
record ResolvedAxis(String path, Origin origin, List<Value> values, Map<String, String> when) {

    /**
     * @param text as written
     */
    record Value(String text, Assignment assignment) {}

    ResolvedAxis {
        values = List.copyOf(values);
        when = SweepResult.inOrder(when);
    }

    List<String> texts() {
        return values.stream().map(Value::text).toList();
    }
}
