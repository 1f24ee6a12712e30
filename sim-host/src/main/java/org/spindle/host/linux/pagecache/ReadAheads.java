package org.spindle.host.linux.pagecache;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.spindle.host.linux.readahead.NoReadAhead;
import org.spindle.host.linux.readahead.OnDemandReadAhead;
import org.spindle.host.linux.readahead.ReadAhead;
import org.spindle.host.linux.readahead.TwoWindowReadAhead;

/** The files that processes have open: each process opens each file once, with its first read. Requests of nobody are of one process. */
final class ReadAheads {

    /** The smallest window of the older read-ahead: 16 KiB. */
    private static final long LEAST = 4;

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

    /** Forgets the files that a process has open; returns one of them, or {@link PageMemory#NONE} if there is none. */
    int close(long process) {
        Int2ObjectOpenHashMap<ReadAhead> closed = byProcess.remove(process);
        return closed == null ? PageMemory.NONE : closed.keySet().iterator().nextInt();
    }

    /** Returns read-ahead of what file systems read for themselves: none. */
    ReadAhead ofMetadata(int unit) {
        return new NoReadAhead(files[unit]);
    }

    private ReadAhead create(CachedFile file) {
        long most = config.readAheadSize().bytes() / LinuxHostConfig.PAGE;
        if (most == 0) {
            return new NoReadAhead(file);
        }
        return switch (config.readAhead()) {
            case ON_DEMAND -> new OnDemandReadAhead(file, most, LinuxHostConfig.PAGE);
            case TWO_WINDOW -> new TwoWindowReadAhead(file, most, LEAST);
        };
    }
}
