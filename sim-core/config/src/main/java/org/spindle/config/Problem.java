package org.spindle.config;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A problem of a scenario.
 *
 * @param what is wrong, with the offending value
 * @param origin where it is written
 * @param path to the value
 * @param type the plugin type that the value configures, if it is inside one
 * @param remedy what would be right, line by line
 */
public record Problem(
        String what, Origin origin, KeyPath path, @Nullable String type, List<String> remedy)
        implements Comparable<Problem> {

    private static final Comparator<Problem> ORDER =
            Comparator.comparing(Problem::origin).thenComparing(Problem::path).thenComparing(Problem::what);

    public Problem {
        what = Words.oneLine(what);
        remedy = remedy.stream().map(Words::oneLine).toList();
    }

    @Override
    public int compareTo(Problem other) {
        return ORDER.compare(this, other);
    }

    /** Several lines without a final line feed, the first of them {@code error: ...}. */
    @Override
    public String toString() {
        return text(0);
    }

    /**
     * Returns the same.
     *
     * @param others parts of the scenario that have the same problem
     */
    String text(int others) {
        StringBuilder text =
                new StringBuilder("error: ").append(what).append("\n  at ").append(origin);
        // The name of an option such as --set contains its path.
        String shown = Words.oneLine(path.toString());
        if (!shown.isEmpty() && (origin.line() > 0 || !origin.source().name().contains(shown))) {
            text.append("   ").append(shown);
            if (others > 0) {
                text.append(", the same in ").append(others).append(others == 1 ? " other" : " others");
            }
        }
        if (type != null) {
            text.append("   (type: ").append(type).append(')');
        }
        remedy.forEach(line -> text.append("\n  ").append(line));
        return text.toString();
    }
}
