package org.spindle.host.alis.analysis;

/**
 * The selection and arrangement of the most referenced units.
 *
 * @param unitSectors length of a unit
 * @param order arrangement
 * @param extentUnits for {@link HeatOrder#PACKED_EXTENTS}, units of an extent of the storage
 * @param alpha weight of the present interval
 */
public record HeatRules(long unitSectors, HeatOrder order, long extentUnits, double alpha, Training training) {}
