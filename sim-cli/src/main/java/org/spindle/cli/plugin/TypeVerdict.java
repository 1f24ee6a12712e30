package org.spindle.cli.plugin;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The result of the check of a type.
 *
 * @param statements the number of the contract's statements that were checked
 * @param broken what does not hold, each with the reason
 * @param without capabilities that the type does not have
 * @param obstacle why the type could not be checked; null if it was
 */
record TypeVerdict(
        String kind,
        String type,
        int statements,
        List<Broken> broken,
        List<String> without,
        @Nullable String obstacle) {

    /** A statement that does not hold. */
    record Broken(String statement, String reason) {}

    static TypeVerdict unchecked(String kind, String type, String obstacle) {
        return new TypeVerdict(kind, type, 0, List.of(), List.of(), obstacle);
    }

    /** Returns the verdict with other statements that do not hold, before those of the contract. */
    TypeVerdict with(List<Broken> others) {
        List<Broken> all = Stream.concat(others.stream(), broken.stream()).toList();
        return new TypeVerdict(kind, type, statements, all, without, obstacle);
    }

    boolean isSound() {
        return obstacle == null && broken.isEmpty();
    }

    /** Returns {@code sound}, {@code broken} or {@code not checked}. */
    String word() {
        return obstacle != null ? "not checked" : broken.isEmpty() ? "sound" : "broken";
    }
}
