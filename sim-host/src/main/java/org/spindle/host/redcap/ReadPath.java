package org.spindle.host.redcap;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.sim.EventHandler;

/** The path of reads while the cache is active: cache lookups, and filling of segments from the unit below. */
final class ReadPath {

    private final LayerContext context;
    private final RedcapConfig config;
    private final SegmentGrid grid;
    private final SegmentStore cache;
    private final WritesInProgress writes;
    private final RedcapMetrics metrics;
    private final RedcapTimes times;
    private final BlockMoves moves;
    private final Unit below;
    private final Activation activation;
    private final ActivationRule rule;
    private final long largest;
    private final ArrayDeque<HostRead> reads = new ArrayDeque<>();
    private final ArrayDeque<DiskTransfer> transfers = new ArrayDeque<>();
    private final ArrayDeque<BlockWait> waits = new ArrayDeque<>();

    ReadPath(RedcapParts parts) {
        context = parts.context();
        config = parts.config();
        grid = parts.grid();
        cache = parts.cache();
        writes = parts.writes();
        metrics = parts.metrics();
        times = parts.times();
        moves = parts.moves();
        activation = parts.activation();
        rule = parts.rule();
        below = context.below().get(0);
        largest = config.largest().sectors();
    }

    LayerContext context() {
        return context;
    }

    SegmentGrid grid() {
        return grid;
    }

    SegmentStore cache() {
        return cache;
    }

    RedcapMetrics metrics() {
        return metrics;
    }

    RedcapTimes times() {
        return times;
    }

    BlockMoves moves() {
        return moves;
    }

    long now() {
        return context.events().now();
    }

    boolean keepsLateReads() {
        return config.keepLateReads();
    }

    boolean onlyBeyond() {
        return config.checks().prefetchTime() == ChecksConfig.PrefetchTime.BEYOND;
    }

    /** Schedules an event after some nanoseconds. */
    void schedule(long nanos, EventHandler to) {
        context.events().schedule(now() + nanos, to, 0, 0);
    }

    /** Returns the time to copy blocks of one segment, in nanoseconds; at least one block. */
    long copyNanos(int blocks) {
        return config.lookup().nanos() + blocks * config.copy().nanos();
    }

    /** Returns the number of blocks that a read covers, at least in part. */
    int blocks(Request read) {
        long blockSectors = grid.blockSectors();
        return (int) ((read.end() + blockSectors - 1) / blockSectors - read.sector() / blockSectors);
    }

    ActivationRule rule() {
        return rule;
    }

    /** Begins a read of at least one sector. */
    void begin(Request whole) {
        activation.begins();
        HostRead read = reads.isEmpty() ? new HostRead(this) : reads.removeLast();
        read.begin(whole);
    }

    /** Called when a read has ended, including its prefetches. */
    void ended(HostRead read, ReadCosts costs) {
        metrics.ended(costs);
        activation.ends(true);
        rule.ended(true, costs);
        reads.add(read);
    }

    /** Records that a block of the cache is read. */
    void readCached(Request whole, DiskSegment segment, int block) {
        moves.copied(whole, segment.key(), block, segment.valid.get(block));
        if (segment.read(block)) {
            metrics.used();
        }
        if (!config.keepHits()) {
            segment.valid.clear(block);
        }
    }

    /** Reads the requested part of a disk segment, and prefetches the rest. */
    void fill(HostRead read, Request whole, DiskSegment slot, long from, long to) {
        slot.pin();
        if (config.filling() == FillKind.PIECES) {
            fillByPieces(read, whole, slot, from, to);
        } else {
            fillAtOnce(read, whole, slot, from, to);
        }
        slot.unpin();
    }

    /**
     * Sends the requested blocks and then the others. An idle disk gets the former at once (section 2.3.2); otherwise the queue can merge
     * them with the others.
     */
    private void fillByPieces(HostRead read, Request whole, DiskSegment slot, long from, long to) {
        long segment = slot.key();
        boolean isIdle = below.outstanding() == 0;
        readRequested(read, whole, null, segment, from, to);
        if (isIdle) {
            below.unplug();
        }
        prefetch(read, whole, slot, grid.start(segment), grid.sector(segment, grid.block(segment, from)));
        prefetch(read, whole, slot, grid.sector(segment, grid.endBlock(segment, to)), grid.end(segment));
    }

    private void fillAtOnce(HostRead read, Request whole, DiskSegment slot, long from, long to) {
        long segment = slot.key();
        long end = grid.end(segment);
        long firstBlock = grid.sector(segment, grid.block(segment, from));
        long endBlock = grid.sector(segment, grid.endBlock(segment, to));
        for (long at = grid.start(segment); at < end; at = Math.min(end, at + largest)) {
            long next = Math.min(end, at + largest);
            int asked = blocksBetween(segment, Math.max(at, firstBlock), Math.min(next, endBlock));
            int others = blocksBetween(segment, at, next) - asked;
            DiskTransfer transfer = takeTransfer(read, others == 0 ? null : slot, asked, others);
            markStored(transfer, segment, at, next);
            transfer.stored.clear(grid.block(segment, from), grid.endBlock(segment, to));
            send(
                    read,
                    transfer,
                    others == 0 ? null : slot,
                    asked == 0 ? prefetchRequest(whole, at, next) : part(whole, at, next));
        }
    }

    private int blocksBetween(long segment, long from, long to) {
        return from >= to ? 0 : grid.endBlock(segment, to) - grid.block(segment, from);
    }

    /**
     * Reads requested sectors.
     *
     * @param slot the slot in which the blocks are stored; null if they are not
     */
    void readRequested(HostRead read, Request whole, @Nullable DiskSegment slot, long segment, long from, long to) {
        for (long at = from; at < to; at = Math.min(to, at + largest)) {
            long next = Math.min(to, at + largest);
            DiskTransfer transfer = takeTransfer(read, slot, blocksBetween(segment, at, next), 0);
            if (slot != null) {
                markStored(transfer, segment, at, next);
            }
            send(read, transfer, slot, part(whole, at, next));
        }
    }

    private void prefetch(HostRead read, Request whole, DiskSegment slot, long from, long to) {
        long segment = slot.key();
        for (long at = from; at < to; at = Math.min(to, at + largest)) {
            long next = Math.min(to, at + largest);
            DiskTransfer transfer = takeTransfer(read, slot, 0, blocksBetween(segment, at, next));
            markStored(transfer, segment, at, next);
            send(read, transfer, slot, prefetchRequest(whole, at, next));
        }
    }

    /** Marks the blocks to be stored on arrival: those that lie completely between two sectors and are not being written. */
    private void markStored(DiskTransfer transfer, long segment, long from, long to) {
        int first = grid.endBlock(segment, from);
        int end = grid.endOfWholeBlocks(segment, to);
        if (first < end) {
            transfer.stored.set(first, end);
        }
        writes.exclude(segment, transfer);
    }

    private void send(HostRead read, DiskTransfer transfer, @Nullable DiskSegment slot, Request request) {
        if (slot != null) {
            slot.expects(transfer);
        }
        read.sends(transfer);
        request.expect(transfer);
        below.submit(request);
    }

    private Request part(Request whole, long from, long to) {
        return context.part(whole, Operation.READ, from, to - from);
    }

    /** Returns a prefetch request that is issued by the reader and for which no request of the host waits. */
    private Request prefetchRequest(Request whole, long from, long to) {
        Request request = context.own(Operation.READ, from, to - from);
        request.issuedAs(whole);
        request.criticality(Criticality.NONCRITICAL, Request.NONE);
        request.flag(RequestFlag.ASYNCHRONOUS, true);
        request.flag(RequestFlag.READ_AHEAD, true);
        return request;
    }

    private DiskTransfer takeTransfer(HostRead read, @Nullable DiskSegment slot, int missed, int prefetched) {
        DiskTransfer transfer = transfers.isEmpty() ? new DiskTransfer(this) : transfers.removeLast();
        transfer.reset(read, slot, missed, prefetched, now());
        return transfer;
    }

    void giveBack(DiskTransfer transfer) {
        transfers.add(transfer);
    }

    BlockWait takeWait(HostRead read, Request whole, DiskSegment segment) {
        BlockWait wait = waits.isEmpty() ? new BlockWait(this) : waits.removeLast();
        wait.reset(read, whole, segment);
        return wait;
    }

    void giveBack(BlockWait wait) {
        waits.add(wait);
    }
}
