package org.spindle.reproduce;

/** What the verdict of an expectation rests on, the strongest first. */
public enum Evidence {
    /** A closed form, or a case that is worked by hand. */
    EXACT,
    /** A recording of a real device or system, or of another program. */
    MEASURED,
    /** A number or an order that the source prints, on the source's own inputs or statistics. */
    PUBLISHED,
    /** A load that was made to show it: such loads exist, and no more is said. */
    ILLUSTRATED,
    /** The experiment does not say. */
    UNSTATED;

    /** As written in files and tables. */
    public String text() {
        return switch (this) {
            case EXACT -> "exact";
            case MEASURED -> "measured";
            case PUBLISHED -> "published";
            case ILLUSTRATED -> "illustrated";
            case UNSTATED -> "unstated";
        };
    }
}
