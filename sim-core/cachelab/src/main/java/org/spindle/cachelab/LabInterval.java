package org.spindle.cachelab;

/**
 * A part of a trace after the warm-up.
 *
 * @param access the position of its first access
 * @param seconds arrival of that access, NaN if the trace has no times
 * @param accessCounts accesses of the trace in it
 * @param workingSet number of different entries accessed in it
 */
public record LabInterval(long access, double seconds, AccessCounts accessCounts, long workingSet) {}
