package org.spindle.disk.geometry;

/**
 * Sectors of an {@link IndexedLayout} that are passed over.
 *
 * @param position first sector passed over, in the numbering of all sectors of the tree
 * @param count how many
 */
public record BlockSlip(long position, long count) {}
