package org.spindle.host.filecache;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.jspecify.annotations.Nullable;
import org.spindle.host.cache.DirtyLines;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.system.CachedWrite;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;

/**
 * The file cache of a host. An access processes its blocks in order: missing ones are read together as far as there are
 * buffers, then blocks are read ahead as the prefetch policy decides, then the process waits for one block after the
 * other.
 */
public final class FileCache {

    private final Buffers buffers;
    private final BlockKeys keys;
    private final int blockSectors;
    private final long blockBytes;
    private final ReplacementPolicy replacement;
    private final PrefetchPolicy prefetch;
    private final WriteBackPolicy writeBack;
    private final CacheTransfers transfers;
    private final Room room;
    private final CacheCounts counts;
    private final CacheNeeds needs;
    private final HostContext context;
    private final WaitingAccesses waitingForRoom = new WaitingAccesses();
    private final IntArrayList toWrite = new IntArrayList();
    private int users;

    /**
     * Makes an empty cache.
     *
     * @param issuer of the requests of the cache
     * @param users number of processes
     */
    public FileCache(FileCacheConfig config, HostContext context, RequestIssuer issuer, CacheNeeds needs, int users) {
        this.context = context;
        this.needs = needs;
        blockSectors = config.blockSectors();
        blockBytes = config.block().bytes();
        buffers = new Buffers(config.blocks());
        keys = new BlockKeys(context.units(), blockSectors);
        counts = new CacheCounts(context.metrics());
        transfers = new CacheTransfers(this, config, counts, context, issuer);
        PolicyPorts ports = new PolicyPorts(config, context, keys, transfers, users);
        replacement = context.parts().make(ReplacementFactory.KIND, config.replacement(), ports.replacement());
        prefetch = context.parts().make(PrefetchFactory.KIND, config.prefetch(), ports.prefetch());
        writeBack = context.parts().make(WriteBackFactory.KIND, config.writeBack(), ports.writeBack());
        room = new Room(buffers, replacement, transfers, config);
    }

    /** Returns the access object of a process. */
    public CacheAccess access(CacheUser user) {
        return new CacheAccess(user, users++);
    }

    /**
     * Begins an access of a process, whose last one is over.
     *
     * @return whether it is over at once; otherwise the process waits until it is notified
     */
    public boolean begin(CacheAccess access, SystemEvent event) {
        access.unit = event.device;
        access.sector = event.sector;
        access.sectors = event.sectors;
        access.isWrite = event.action == SystemAction.CACHED_WRITE;
        access.isMetadata = event.metadata;
        access.write = event.cachedWrite;
        access.block = keys.key(access.unit, event.sector);
        access.end = keys.key(access.unit, event.sector + event.sectors - 1) + 1;
        access.isWritingOut = false;
        access.missed = -1;
        access.isAdvancing = true;
        transfers.enter();
        if (!access.isWrite) {
            boolean isHit = fetch(access);
            readAhead(access, event.next, isHit);
        }
        boolean isOver = advance(access);
        transfers.leave();
        while (!isOver && access.isAwaken) {
            transfers.enter();
            isOver = advance(access);
            transfers.leave();
        }
        access.isAdvancing = false;
        return isOver;
    }

    /** Begins to write out all dirty data. */
    public void sync() {
        transfers.enter();
        DirtyLines dirty = transfers.dirty();
        for (int unit = 0; unit < keys.units(); unit++) {
            for (int buffer = dirty.oldest(unit); buffer != Buffers.NONE; buffer = dirty.next(buffer)) {
                toWrite.add(buffer);
            }
        }
        for (int i = 0; i < toWrite.size(); i++) {
            transfers.write(toWrite.getInt(i), null);
        }
        toWrite.clear();
        transfers.leave();
    }

    /** Reads the missing blocks of an access, as far as there are buffers. Returns whether none is missing. */
    private boolean fetch(CacheAccess access) {
        boolean isHit = true;
        for (long key = access.block; key < access.end; key++) {
            if (buffers.find(key) == Buffers.NONE) {
                isHit = false;
                missed(access, key);
                int blocks = roomFor(key, access.end);
                if (blocks == 0) {
                    return false;
                }
                transfers.read(access.unit, key, blocks, access, false);
                key += blocks - 1;
            }
        }
        return isHit;
    }

    private void missed(CacheAccess access, long key) {
        access.missed = key;
        replacement.missed(key, blockBytes, operation(access), ReplacementPolicy.UNKNOWN);
    }

    private static Operation operation(CacheAccess access) {
        return access.isWrite ? Operation.WRITE : Operation.READ;
    }

    /** Allocates buffers to consecutive blocks that are not in the cache, and returns their number. */
    private int roomFor(long from, long end) {
        int blocks = 0;
        while (blocks < transfers.cluster()
                && from + blocks < end
                && buffers.find(from + blocks) == Buffers.NONE
                && room.find(from + blocks) != Buffers.NONE) {
            blocks++;
        }
        return blocks;
    }

    /**
     * @param following sector at which the file continues, or NONE or LAST
     */
    private void readAhead(CacheAccess access, long following, boolean isHit) {
        int stream = access.stream * keys.units() + access.unit;
        prefetch.accessed(stream, access.sector, access.sectors, false, isHit);
        long jump = following < 0 ? 0 : following - access.sector - access.sectors;
        long from = prefetch.aheadFrom(stream) + jump;
        long to = Math.min(prefetch.aheadTo(stream) + jump, keys.sectors(access.unit));
        if (to <= from || following == SystemEvent.LAST) {
            return;
        }
        long end = keys.key(access.unit, to - 1) + 1;
        for (long key = keys.key(access.unit, from); key < end; key++) {
            if (buffers.find(key) == Buffers.NONE) {
                int blocks = roomFor(key, end);
                if (blocks == 0) {
                    return;
                }
                transfers.read(access.unit, key, blocks, access, true);
                key += blocks - 1;
            }
        }
    }

    /** Continues an access until it has to wait; returns whether it is over. */
    private boolean advance(CacheAccess access) {
        access.isAwaken = false;
        while (access.block < access.end) {
            int buffer = buffers.find(access.block);
            if (buffer == Buffers.NONE) {
                buffer = bring(access);
            }
            if (buffer == Buffers.NONE) {
                counts.roomWaits.add(1);
                waitingForRoom.add(access);
                return false;
            }
            if (transfers.isLocked(buffer)) {
                need(buffer, false);
                buffers.await(buffer, access);
                return false;
            }
            use(access, buffer);
            access.block++;
        }
        return !access.isWrite || access.write == CachedWrite.DELAYED || writeOut(access);
    }

    /** Brings the next block of an access into a buffer: by reading it, unless it is overwritten as a whole. */
    private int bring(CacheAccess access) {
        long key = access.block;
        if (access.missed != key) {
            missed(access, key);
        }
        int buffer = room.find(key);
        if (buffer == Buffers.NONE) {
            return buffer;
        }
        if (access.isWrite && isWhole(access, key)) {
            buffers.clear(buffer, Buffers.READING);
            buffers.set(buffer, Buffers.FRESH);
            insert(buffer, Operation.WRITE);
        } else {
            transfers.read(access.unit, key, 1, access, false);
        }
        return buffer;
    }

    private boolean isWhole(CacheAccess access, long key) {
        long first = keys.sector(access.unit, key);
        return access.sector <= first && access.sector + access.sectors >= first + keys.length(access.unit, key, 1);
    }

    /** Handles the arrival of the data of a block in its buffer. */
    void insert(int buffer, Operation operation) {
        buffers.set(buffer, Buffers.VALID);
        replacement.inserted(buffer, buffers.key(buffer), blockBytes, operation, ReplacementPolicy.UNKNOWN);
    }

    private void use(CacheAccess access, int buffer) {
        counts.lookups.add(1);
        need(buffer, true);
        if (buffers.is(buffer, Buffers.FRESH)) {
            buffers.clear(buffer, Buffers.FRESH);
        } else {
            counts.hits.add(1);
            replacement.used(buffer, operation(access), ReplacementPolicy.UNKNOWN);
        }
        if (access.isWrite) {
            transfers.soil(access.unit, buffer, access.isMetadata);
        }
    }

    /**
     * Records the first need of a time-limited request (Ganger 1995, section 2.1): the first access to a block that was
     * read ahead, or to one that is locked while it is written.
     */
    private void need(int buffer, boolean isMet) {
        if (buffers.is(buffer, Buffers.AHEAD)) {
            counts.aheadUsed.add(1);
        } else if (!buffers.is(buffer, Buffers.LIMITED)) {
            return;
        }
        buffers.clear(buffer, Buffers.AHEAD | Buffers.LIMITED);
        needs.needed(context.events().now() - buffers.issued(buffer), isMet);
    }

    /** Begins to write back the blocks of a write access; for a synchronous one returns whether that is complete. */
    private boolean writeOut(CacheAccess access) {
        boolean waits = access.write == CachedWrite.SYNCHRONOUS;
        CacheUser user = waits ? access.user : null;
        long first = keys.key(access.unit, access.sector);
        if (!access.isWritingOut) {
            access.isWritingOut = true;
            for (long key = first; key < access.end; key++) {
                int buffer = buffers.find(key);
                if (buffer != Buffers.NONE) {
                    transfers.write(buffer, user);
                }
            }
        }
        for (long key = first; waits && key < access.end; key++) {
            int buffer = buffers.find(key);
            if (buffer != Buffers.NONE && buffers.is(buffer, Buffers.DIRTY | Buffers.WRITING)) {
                transfers.write(buffer, user);
                buffers.await(buffer, access);
                return false;
            }
        }
        return true;
    }

    void completed(CacheTransfer transfer, Request request) {
        transfers.enter();
        needs.served(request);
        long key = transfer.key;
        long end = key + transfer.blocks;
        transfers.end(transfer);
        for (; key < end; key++) {
            int buffer = buffers.find(key);
            if (buffer != Buffers.NONE) {
                resume(buffers.takeWaiting(buffer));
            }
        }
        resume(waitingForRoom.takeAll());
        transfers.leave();
    }

    private void resume(@Nullable CacheAccess chain) {
        CacheAccess access = chain;
        while (access != null) {
            CacheAccess following = access.next;
            access.next = null;
            if (access.isAdvancing) {
                access.isAwaken = true;
            } else if (advance(access)) {
                access.user.resume();
            }
            access = following;
        }
    }

    Buffers buffers() {
        return buffers;
    }

    BlockKeys keys() {
        return keys;
    }

    ReplacementPolicy replacement() {
        return replacement;
    }

    WriteBackPolicy writeBack() {
        return writeBack;
    }
}
