package org.spindle.host.filecache;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.host.cache.DirtyLines;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.system.RequestIssuer;

/**
 * The requests of the cache. Their criticality is that of the file system of Ganger (1995, sections 7.1.1 and 7.2):
 * requests that a process waits for at once are time-critical, read-aheads and writes of locked metadata are
 * time-limited, other writes time-noncritical.
 */
final class CacheTransfers {

    private final FileCache cache;
    private final Buffers buffers;
    private final BlockKeys keys;
    private final DirtyLines dirty;
    private final CacheCounts counts;
    private final EventLoop events;
    private final RequestIssuer issuer;
    private final RequestAttribute page;
    private final RequestAttribute priority;
    private final int cluster;
    private final boolean lockMetadata;
    private final int[] outstanding;
    private final ArrayDeque<CacheTransfer> unsent = new ArrayDeque<>();
    private int depth;
    private @Nullable CacheTransfer free;
    private long requests;

    CacheTransfers(
            FileCache cache, FileCacheConfig config, CacheCounts counts, HostContext context, RequestIssuer issuer) {
        this.cache = cache;
        this.counts = counts;
        this.events = context.events();
        page = context.requestSchema().attribute(RequestAttribute.PAGE);
        priority = context.requestSchema().attribute(RequestAttribute.PRIORITY_LEVEL);
        this.issuer = issuer;
        buffers = cache.buffers();
        keys = cache.keys();
        dirty = new DirtyLines(keys.units(), config.blocks());
        cluster = config.cluster();
        lockMetadata = config.lockMetadata();
        outstanding = new int[keys.units()];
    }

    DirtyLines dirty() {
        return dirty;
    }

    boolean isIdle(int unit) {
        return outstanding[unit] == 0;
    }

    /** Returns the maximum number of blocks of a request. */
    int cluster() {
        return cluster;
    }

    /** Returns whether an access has to wait before it may use a buffer. */
    boolean isLocked(int buffer) {
        return buffers.is(buffer, Buffers.READING)
                || lockMetadata && buffers.is(buffer, Buffers.WRITING) && buffers.is(buffer, Buffers.METADATA);
    }

    /** Marks buffers as dirty. */
    void soil(int unit, int buffer, boolean isMetadata) {
        if (isMetadata) {
            buffers.set(buffer, Buffers.METADATA);
        } else {
            buffers.clear(buffer, Buffers.METADATA);
        }
        if (!buffers.is(buffer, Buffers.DIRTY)) {
            buffers.set(buffer, Buffers.DIRTY);
            dirty.append(unit, buffer);
        }
        if (!buffers.is(buffer, Buffers.REPORTED)) {
            buffers.set(buffer, Buffers.REPORTED);
            cache.replacement().dirtied(buffer);
        }
        cache.writeBack().dirtied(unit, buffer);
    }

    /** Reads consecutive blocks, each of which has its buffer, for an access or ahead of it. */
    void read(int unit, long key, int blocks, CacheAccess access, boolean isAhead) {
        for (long each = key; each < key + blocks; each++) {
            int buffer = buffers.find(each);
            buffers.set(buffer, isAhead ? Buffers.READING | Buffers.AHEAD : Buffers.READING | Buffers.FRESH);
            buffers.issued(buffer, events.now());
        }
        (isAhead ? counts.ahead : counts.fetched).add(blocks);
        cache.writeBack().hostBegins(unit);
        Request request = request(Operation.READ, unit, key, blocks, access.user);
        request.criticality(isAhead ? Criticality.LIMITED : Criticality.CRITICAL, Request.NONE);
        request.flags(isAhead, access.isMetadata, isAhead);
        send(request, unit, key, blocks, false);
    }

    /**
     * Begins to write back a dirty buffer, with the contiguous dirty ones after it.
     *
     * @param user the access that waits for it, or null
     * @return false if it is clean or being written out already
     */
    boolean write(int buffer, @Nullable CacheUser user) {
        if (!isReady(buffer)) {
            return false;
        }
        long key = buffers.key(buffer);
        int unit = keys.unit(key);
        boolean isMetadata = buffers.is(buffer, Buffers.METADATA);
        boolean isLimited = user == null && lockMetadata && isMetadata;
        int blocks = 0;
        for (int each = buffer; each != Buffers.NONE; each = next(key + blocks, unit, blocks, isMetadata)) {
            buffers.clear(each, Buffers.DIRTY);
            buffers.set(each, isLimited ? Buffers.WRITING | Buffers.LIMITED : Buffers.WRITING);
            buffers.issued(each, events.now());
            dirty.remove(unit, each);
            cache.writeBack().cleaned(unit, each);
            blocks++;
        }
        counts.written.add(blocks);
        if (user == null) {
            cache.writeBack().writeOutBegins(unit);
        } else {
            cache.writeBack().hostBegins(unit);
        }
        Request request = request(Operation.WRITE, unit, key, blocks, user);
        request.criticality(
                user != null ? Criticality.CRITICAL : isLimited ? Criticality.LIMITED : Criticality.NONCRITICAL,
                Request.NONE);
        request.flags(user == null, isMetadata, false);
        send(request, unit, key, blocks, true);
        return true;
    }

    private boolean isReady(int buffer) {
        return buffers.is(buffer, Buffers.DIRTY) && !buffers.is(buffer, Buffers.WRITING);
    }

    private int next(long key, int unit, int blocks, boolean isMetadata) {
        if (blocks == cluster || key >= keys.end(unit)) {
            return Buffers.NONE;
        }
        int buffer = buffers.find(key);
        return buffer != Buffers.NONE && isReady(buffer) && buffers.is(buffer, Buffers.METADATA) == isMetadata
                ? buffer
                : Buffers.NONE;
    }

    private Request request(Operation operation, int unit, long key, int blocks, @Nullable CacheUser user) {
        Request request = issuer.take()
                .reset(requests++, unit, operation, keys.sector(unit, key), keys.length(unit, key, blocks));
        request.process(user == null ? Request.NONE : user.process());
        request.attribute(priority, user == null ? 0 : user.level());
        request.attribute(page, keys.block(unit, key));
        return request;
    }

    private void send(Request request, int unit, long key, int blocks, boolean isWrite) {
        CacheTransfer transfer = free;
        if (transfer == null) {
            transfer = new CacheTransfer(cache);
        } else {
            free = transfer.nextFree;
        }
        transfer.unit = unit;
        transfer.key = key;
        transfer.blocks = blocks;
        transfer.isWrite = isWrite;
        transfer.request = request;
        outstanding[unit]++;
        unsent.add(transfer);
    }

    /** Begins to work on the cache; such work may be nested. */
    void enter() {
        depth++;
    }

    /**
     * Ends the work on the cache. Requests are issued last, because the host may execute other processes while it
     * accepts a request.
     */
    void leave() {
        if (depth == 1) {
            for (CacheTransfer next = unsent.poll(); next != null; next = unsent.poll()) {
                Request request = next.request;
                next.request = null;
                if (request != null) {
                    issuer.issue(request, next);
                }
            }
        }
        depth--;
    }

    /** Ends a transfer; the accesses that wait for it continue. */
    void end(CacheTransfer transfer) {
        ReplacementPolicy policy = cache.replacement();
        for (long key = transfer.key; key < transfer.key + transfer.blocks; key++) {
            int buffer = buffers.find(key);
            if (!transfer.isWrite) {
                buffers.clear(buffer, Buffers.READING);
                cache.insert(buffer, Operation.READ);
            } else {
                buffers.clear(buffer, Buffers.WRITING | Buffers.LIMITED);
                if (!buffers.is(buffer, Buffers.DIRTY)) {
                    buffers.clear(buffer, Buffers.REPORTED);
                    policy.cleaned(buffer);
                }
            }
        }
        transfer.nextFree = free;
        free = transfer;
        outstanding[transfer.unit]--;
        WriteBackPolicy writeBack = cache.writeBack();
        if (outstanding[transfer.unit] == 0) {
            writeBack.idle(transfer.unit);
        }
    }
}
