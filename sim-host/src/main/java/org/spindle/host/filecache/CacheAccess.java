package org.spindle.host.filecache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.CachedWrite;

/** The present access of a process to the file cache, with its progress. Each process has one, which is reused. */
public final class CacheAccess {

    final CacheUser user;

    /** Number of its run of reads for read-ahead. */
    final int stream;

    int unit;
    long sector;
    long sectors;
    boolean isWrite;
    boolean isMetadata;
    CachedWrite write = CachedWrite.DELAYED;

    /** The next block, and one past the last. */
    long block;

    long end;

    /** Whether all blocks have been changed and only their write-outs are waited for. */
    boolean isWritingOut;

    /** Whether it is being advanced now, and has to be advanced once more afterwards. */
    boolean isAdvancing;

    boolean isAwaken;

    /** The block that was last reported to the policy as missed. */
    long missed = -1;

    /** The next access that waits for the same buffer or space. */
    @Nullable
    CacheAccess next;

    CacheAccess(CacheUser user, int stream) {
        this.user = user;
        this.stream = stream;
    }
}
