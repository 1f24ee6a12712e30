package org.spindle.workload.files;

/**
 * Where a file lies.
 *
 * @param inode first sector of the block that holds its inode
 * @param directory first sector of the block of its directory that names it
 * @param blocks first sector of each of its blocks
 */
record StoredFile(long inode, long directory, long[] blocks) {}
