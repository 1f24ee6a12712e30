package org.spindle.host.alis.analysis;

/**
 * How the most referenced units are found and arranged.
 *
 * @param unitSectors length of a unit
 * @param order how they lie
 * @param extentUnits for {@link HeatOrder#PACKED_EXTENTS}, units of an extent of the storage
 * @param alpha weight of the present interval
 */
public record HeatRules(long unitSectors, HeatOrder order, long extentUnits, double alpha, Training training) {}
