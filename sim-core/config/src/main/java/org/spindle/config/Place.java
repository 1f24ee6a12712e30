package org.spindle.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.config.TypeCatalogue.PluginType;

/**
 * The present place of the binding of a scenario.
 *
 * @param path from the top
 * @param written the nearest enclosing place that was written
 * @param type the innermost enclosing plugin type
 */
record Place(KeyPath path, Origin written, @Nullable PluginType type) {

    Place key(String name, Origin origin) {
        return new Place(path.key(name), nearest(origin), type);
    }

    Place index(int index, Origin origin) {
        return new Place(path.index(index), nearest(origin), type);
    }

    Place inside(PluginType inner) {
        return new Place(path, written, inner);
    }

    /** Returns that origin if the value was written, otherwise that of the nearest enclosing value that was. */
    Origin nearest(Origin origin) {
        return origin.isDefault() ? written : origin;
    }

    Problem problem(String what, Origin origin, String... remedy) {
        return new Problem(what, nearest(origin), path, type == null ? null : type.type(), List.of(remedy));
    }

    Problem problem(Throwable refusal, Origin origin) {
        Complaint complaint = Complaint.of(refusal);
        return problem(complaint.what(), origin, complaint.remedy().toArray(String[]::new));
    }
}
