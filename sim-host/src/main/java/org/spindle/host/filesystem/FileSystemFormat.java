package org.spindle.host.filesystem;

import org.spindle.spi.config.Doc;

/**
 * The placement rules of a file system. The rules follow the allocators of Linux 2.6: a directory with its files and
 * inodes in one block group (ext2, ext3), allocation groups with extents (JFS, XFS), places by the key of the directory
 * (ReiserFS). Runs are the blocks that a file gets at a time while other files grow concurrently: 8 blocks of ext2's
 * preallocation; reservations of ext3 that double from 8 blocks to 4 MiB; 16 blocks of ReiserFS; 16 MiB of XFS, which
 * allocates when data is written back; JFS gives a growing file an allocation group for itself.
 */
public enum FileSystemFormat {
    @Doc(
            "Block groups of 128 MiB; files that grow together alternate in runs of 32 KiB; directories are listed in order of hashes.")
    EXT2(Placing.BLOCK_GROUPS, 1L << 15, 8, 8, false),
    @Doc("As ext2, with runs from 32 KiB to 4 MiB.")
    EXT3(Placing.BLOCK_GROUPS, 1L << 15, 8, 1024, false),
    @Doc("Allocation groups of 1 GiB; each data file in one of its own.")
    JFS(Placing.BLOCK_GROUPS, 1L << 18, Integer.MAX_VALUE, Integer.MAX_VALUE, true),
    @Doc(
            "16 allocation groups, to which directories are assigned in turn; files that grow together alternate in runs of 16 MiB.")
    XFS(Placing.SPREAD_DIRECTORIES, 0, 4096, 4096, true),
    @Doc("One tree ordered by keys: directories anywhere on the disk, their inodes in its first tenth, runs of 64 KiB.")
    REISERFS(Placing.KEYS, 1L << 15, 16, 16, false);

    private static final int XFS_GROUPS = 16;

    /** The placement of directories. */
    enum Placing {
        BLOCK_GROUPS,
        SPREAD_DIRECTORIES,
        KEYS
    }

    final Placing placing;
    final int firstRun;
    final int longestRun;
    private final boolean listsByCreation;
    private final long group;

    FileSystemFormat(Placing placing, long group, int firstRun, int longestRun, boolean listsByCreation) {
        this.placing = placing;
        this.group = group;
        this.firstRun = firstRun;
        this.longestRun = longestRun;
        this.listsByCreation = listsByCreation;
    }

    /** Returns whether directories are listed in the order in which their files were created; otherwise in that of hashes of their names. */
    boolean listsByCreation() {
        return listsByCreation;
    }

    /** Returns whether each data file has a group of its own. */
    boolean separatesDataFiles() {
        return this == JFS;
    }

    /** Blocks of a group on a unit of so many blocks, at least 1. */
    long groupBlocks(long blocks) {
        return Math.max(1, Math.min(blocks, group == 0 ? (blocks + XFS_GROUPS - 1) / XFS_GROUPS : group));
    }
}
