package org.spindle.disk.hdd.spec;

/** Unit of offsets and skews. */
public enum SkewUnit {
    /** Whole sectors of the zone; a fraction is dropped. */
    SECTORS,
    /** Fractions of a revolution. */
    REVOLUTIONS
}
