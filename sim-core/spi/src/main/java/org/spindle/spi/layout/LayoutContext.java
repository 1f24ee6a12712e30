package org.spindle.spi.layout;

/**
 * The volume that a layout is created for.
 *
 * @param members number of members that hold data or checks, at least 1; spares are not counted
 * @param memberSectors how many sectors of 512 bytes of each member may be used, at least 1
 */
public record LayoutContext(int members, long memberSectors) {}
