package org.spindle.cachelab;

/**
 * A part of a trace after the warm-up.
 *
 * @param access the position of its first access
 * @param seconds arrival of that access, NaN if the trace tells none
 * @param asked what the trace asks for in it
 * @param workingSet different entries that are accessed in it
 */
public record LabInterval(long access, double seconds, AccessCounts asked, long workingSet) {}
