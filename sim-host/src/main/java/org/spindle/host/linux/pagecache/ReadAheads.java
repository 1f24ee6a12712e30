package org.spindle.host.linux.pagecache;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.spindle.host.linux.readahead.NoReadAhead;
import org.spindle.host.linux.readahead.OnDemandReadAhead;
import org.spindle.host.linux.readahead.ReadAhead;
import org.spindle.host.linux.readahead.TwoWindowReadAhead;

/**
 * The read-ahead of the files that processes have open: a process opens a file with its first read of it. Requests without a process
 * count as those of one process.
 */
final class ReadAheads {

    /** The smallest window of the older read-ahead, in pages: 16 KiB. */
    private static final long SMALLEST = 4;

    private final LinuxHostConfig config;
    private final CachedFile[] files;
    private final Long2ObjectOpenHashMap<Int2ObjectOpenHashMap<ReadAhead>> byProcess = new Long2ObjectOpenHashMap<>();

    ReadAheads(LinuxHostConfig config, CachedFile[] files) {
        this.config = config;
        this.files = files;
    }

    ReadAhead of(long process, int unit) {
        Int2ObjectOpenHashMap<ReadAhead> open = byProcess.get(process);
        if (open == null) {
            open = new Int2ObjectOpenHashMap<>(1);
            byProcess.put(process, open);
        }
        ReadAhead ahead = open.get(unit);
        if (ahead == null) {
            ahead = create(files[unit]);
            open.put(unit, ahead);
        }
        return ahead;
    }

    /** Closes the files that a process has open; returns one of them, or {@link PageMemory#NONE} if there is none. */
    int close(long process) {
        Int2ObjectOpenHashMap<ReadAhead> closed = byProcess.remove(process);
        return closed == null ? PageMemory.NONE : closed.keySet().iterator().nextInt();
    }

    /** Returns the read-ahead of file system metadata: none. */
    ReadAhead ofMetadata(int unit) {
        return new NoReadAhead(files[unit]);
    }

    private ReadAhead create(CachedFile file) {
        long largest = config.readAheadSize().bytes() / LinuxHostConfig.PAGE;
        if (largest == 0) {
            return new NoReadAhead(file);
        }
        return switch (config.readAhead()) {
            case ON_DEMAND -> new OnDemandReadAhead(file, largest, LinuxHostConfig.PAGE);
            case TWO_WINDOW -> new TwoWindowReadAhead(file, largest, SMALLEST);
        };
    }
}
