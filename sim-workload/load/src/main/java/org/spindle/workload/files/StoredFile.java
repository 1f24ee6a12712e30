package org.spindle.workload.files;

/**
 * Location of a file.
 *
 * @param inode first sector of the block that holds its inode
 * @param directory first sector of the directory block that holds its name
 * @param blocks first sector of each of its blocks
 */
record StoredFile(long inode, long directory, long[] blocks) {}
