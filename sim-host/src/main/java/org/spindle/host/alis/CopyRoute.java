package org.spindle.host.alis;

/** The destination of the first part of a request: one copy, and the number of sectors that are sent to it. */
final class CopyRoute {

    CopyKind kind = CopyKind.HOME;

    /** First sector on the unit below. */
    long sector;

    /** Number of sectors, at least 1. */
    long sectors;

    void set(CopyKind toKind, long toSector, long count) {
        kind = toKind;
        sector = toSector;
        sectors = count;
    }
}
