package org.spindle.workload.files;

import java.util.Arrays;

/**
 * A file system on one device, modelled on the Berkeley Fast File System (McKusick and others 1984): groups of 16
 * MiB, each beginning with its inodes. The files of a directory are contiguous in its group; a file continues in the
 * next group after each MiB, and where a group is full. A directory takes a group without directories as long as
 * there are any, and one block.
 */
final class FileLayout {

    static final int BLOCK_SECTORS = 8;
    static final int BLOCK = 512 * BLOCK_SECTORS;
    private static final int GROUP_BLOCKS = 4096;
    private static final int INODE_BLOCKS = 64;
    private static final int INODES_PER_BLOCK = 32;
    private static final int RUN_BLOCKS = 256;

    private final String device;
    private final int[] used;
    private final int[] inodes;
    private int nextGroup;

    /** Group and block of the directory into which files are put. */
    private int group;

    private long directory;

    /** @param device name of the device, for messages */
    FileLayout(String device, long sectors) {
        this.device = device;
        int groups = (int) Math.min(1 << 20, sectors / BLOCK_SECTORS / GROUP_BLOCKS);
        used = new int[groups];
        inodes = new int[groups];
        Arrays.fill(used, INODE_BLOCKS);
        if (groups == 0) {
            throw full();
        }
    }

    /** Creates a directory, into which subsequent files are put. */
    void directory() {
        group = nextGroup;
        nextGroup = (nextGroup + 1) % used.length;
        directory = block(group);
    }

    /** Creates a file. */
    StoredFile file(long bytes) {
        int number = inodes[group]++;
        if (number >= INODE_BLOCKS * INODES_PER_BLOCK) {
            throw full();
        }
        long inode = ((long) group * GROUP_BLOCKS + number / INODES_PER_BLOCK) * BLOCK_SECTORS;
        long[] blocks = new long[Math.toIntExact((bytes + BLOCK - 1) / BLOCK)];
        int from = group;
        for (int i = 0; i < blocks.length; i++) {
            if (i > 0 && i % RUN_BLOCKS == 0) {
                from = (from + 1) % used.length;
            }
            blocks[i] = block(from);
        }
        return new StoredFile(inode, directory, blocks);
    }

    /** Returns the first sector of the next free block of a group, or of the next group that has one. */
    private long block(int from) {
        for (int i = 0; i < used.length; i++) {
            int each = (from + i) % used.length;
            if (used[each] < GROUP_BLOCKS) {
                return ((long) each * GROUP_BLOCKS + used[each]++) * BLOCK_SECTORS;
            }
        }
        throw full();
    }

    private IllegalArgumentException full() {
        return new IllegalArgumentException("device " + device
                + " is too small for the files of the workload; use a larger device, or fewer" + " tasks");
    }
}
