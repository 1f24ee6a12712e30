package org.spindle.workload.files;

import org.spindle.spi.system.CachedWrite;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.workload.trace.system.SystemTrace;

/** Records the events of one process. Times in nanoseconds. */
final class FileProcess {

    private final SystemTrace trace;
    private final long number;
    private final SystemEvent event = new SystemEvent();
    private long computed;

    FileProcess(SystemTrace trace, long number) {
        this.trace = trace;
        this.number = number;
    }

    /** Adds computation before the next event. */
    FileProcess compute(long nanos) {
        computed += nanos;
        return this;
    }

    FileProcess then(SystemAction action, long subject) {
        event.clear();
        event.action = action;
        event.subject = subject;
        return add();
    }

    FileProcess then(SystemAction action) {
        return then(action, SystemEvent.NONE);
    }

    /** Records the read of a block of names or inodes, without read-ahead. */
    private FileProcess readMetadata(long sector) {
        return access(SystemAction.CACHED_READ, sector, CachedWrite.DELAYED, true, SystemEvent.LAST);
    }

    /** Records the read of a block of a file, by number. */
    FileProcess read(StoredFile file, int block) {
        long[] blocks = file.blocks();
        long sector = blocks[block];
        long behind = sector + FileLayout.BLOCK_SECTORS;
        long next = block + 1 == blocks.length ? SystemEvent.LAST : blocks[block + 1];
        return access(
                SystemAction.CACHED_READ, sector, CachedWrite.DELAYED, false, next == behind ? SystemEvent.NONE : next);
    }

    FileProcess write(long sector, CachedWrite write, boolean isMetadata) {
        return access(SystemAction.CACHED_WRITE, sector, write, isMetadata, SystemEvent.NONE);
    }

    /** Records a system call with one access to a block. */
    private FileProcess access(SystemAction action, long sector, CachedWrite write, boolean isMetadata, long next) {
        then(SystemAction.CALL);
        event.clear();
        event.action = action;
        event.sector = sector;
        event.sectors = FileLayout.BLOCK_SECTORS;
        event.cachedWrite = write;
        event.metadata = isMetadata;
        event.next = next;
        add();
        return then(SystemAction.RETURN);
    }

    private FileProcess add() {
        event.compute = computed;
        computed = 0;
        trace.event(number, event, true, 0);
        return this;
    }

    /** Records the lookup of a file and the read of its inode. */
    FileProcess open(StoredFile file) {
        return readMetadata(file.directory()).readMetadata(file.inode());
    }

    /** Records the creation of a file's name and inode, each written to disk before the call ends. */
    FileProcess create(StoredFile file) {
        return write(file.inode(), CachedWrite.SYNCHRONOUS, true)
                .write(file.directory(), CachedWrite.SYNCHRONOUS, true);
    }

    /** Records the removal of a file's name and inode, both written to disk before the call ends. */
    FileProcess remove(StoredFile file) {
        return write(file.directory(), CachedWrite.SYNCHRONOUS, true)
                .write(file.inode(), CachedWrite.SYNCHRONOUS, true);
    }
}
