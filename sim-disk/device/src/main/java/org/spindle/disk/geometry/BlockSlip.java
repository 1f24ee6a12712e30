package org.spindle.disk.geometry;

/**
 * Sectors of an {@link IndexedLayout} that are skipped.
 *
 * @param position first sector skipped, in the numbering of all sectors of the tree
 * @param count how many
 */
public record BlockSlip(long position, long count) {}
