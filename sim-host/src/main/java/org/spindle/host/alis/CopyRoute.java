package org.spindle.host.alis;

/** The destination of the beginning of a request: one copy, and the length for which it is the right one. */
final class CopyRoute {

    CopyKind kind = CopyKind.HOME;

    /** On the unit below. */
    long sector;

    /** At least 1. */
    long sectors;

    void set(CopyKind toKind, long toSector, long count) {
        kind = toKind;
        sector = toSector;
        sectors = count;
    }
}
