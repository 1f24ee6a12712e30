package org.spindle.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.config.TypeCatalogue.PluginType;

/**
 * Where the binding of a scenario has got to.
 *
 * @param path from the top
 * @param written the nearest place around it that somebody wrote
 * @param type the innermost plugin type around it
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

    /** That origin if somebody wrote it, otherwise the nearest that somebody did. */
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
