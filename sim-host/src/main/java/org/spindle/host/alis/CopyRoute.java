package org.spindle.host.alis;

/** Where the beginning of a request goes: to one copy, for as long as that copy is the right one. */
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
