package org.spindle.config;

import java.util.Comparator;

/**
 * The place where a value was written.
 *
 * @param source the text
 * @param line counted from 1; 0 if the source is too short to have lines, such as {@code --set}
 * @param column counted from 1 in characters; 0 with line 0
 */
public record Origin(Source source, int line, int column) implements Comparable<Origin> {

    /** The origin of a default. */
    public static final Origin DEFAULT = new Origin(Source.DEFAULT, 0, 0);

    // Files before options: an option is usually a late addition to the file.
    private static final Comparator<Origin> ORDER = Comparator.comparing((Origin origin) -> origin.line == 0)
            .thenComparing(origin -> origin.source.name())
            .thenComparingInt(Origin::line)
            .thenComparingInt(Origin::column);

    static Origin whole(Source source) {
        return new Origin(source, 0, 0);
    }

    @SuppressWarnings("ReferenceEquality")
    public boolean isDefault() {
        // Every default has this source; the lines of defaults that are YAML begin at 1.
        return line == 0 && source == Source.DEFAULT;
    }

    @Override
    public int compareTo(Origin other) {
        return ORDER.compare(this, other);
    }

    /** {@code exp/db.yaml:12:7}, {@code --set seed=3} or {@code default}. */
    @Override
    public String toString() {
        return line == 0 ? source.name() : source.name() + ":" + line + ":" + column;
    }
}
