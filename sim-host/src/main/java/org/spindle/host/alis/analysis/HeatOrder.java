package org.spindle.host.alis.analysis;

/** Arrangements of the most referenced units in the reorganised area (Hsu 2003, section 4.6.1). */
public enum HeatOrder {
    /** The most referenced in the middle, the next at either side in turn. */
    ORGAN_PIPE,
    /** By falling count. */
    HEAT,
    /** By falling count, each with the chain of its most likely predecessors and successors. */
    LINK_CLOSURE,
    /** By extents of the storage, the one with the most referenced unit first; by address within each. */
    PACKED_EXTENTS,
    /** By address. */
    SEQUENTIAL
}
