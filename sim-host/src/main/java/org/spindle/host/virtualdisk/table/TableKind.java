package org.spindle.host.virtualdisk.table;

import java.util.Locale;

/** The kinds of requests that have a table. */
public enum TableKind {
    /** Reads; those that miss the drive's cache if hits have a table of their own. */
    READ,
    /** Reads that hit the drive's cache. */
    READ_HIT,
    WRITE;

    /** Returns the name in files: lower-case words joined by hyphens. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
