package org.spindle.reproduce;

/** The kind of evidence that an expectation rests on, the strongest first. */
public enum Evidence {
    /** A closed form, or a case that is worked by hand. */
    EXACT,
    /** A recording of a real device or system, or of another program. */
    MEASURED,
    /** A number or an order that the source prints, on the source's own inputs or statistics. */
    PUBLISHED,
    /** A load that was built to show the effect: it proves that such loads exist, not that they are common. */
    ILLUSTRATED,
    /** The experiment does not state its evidence. */
    UNSTATED;

    /** Returns the form written in files and tables. */
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
