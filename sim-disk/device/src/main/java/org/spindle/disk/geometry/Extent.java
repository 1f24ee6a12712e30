package org.spindle.disk.geometry;

/**
 * A run of blocks in consecutive slots of one track.
 *
 * @param firstBlock first block of the run
 * @param cylinder cylinder of the track
 * @param head head of the track
 * @param slot slot of the first block
 * @param length number of blocks
 */
public record Extent(long firstBlock, int cylinder, int head, int slot, int length) {}
