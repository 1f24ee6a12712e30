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

/** What reads need while the cache is active: the cache, the unit below, and how segments are filled from there. */
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

    ReadPath(
            LayerContext context,
            RedcapConfig config,
            SegmentGrid grid,
            SegmentStore cache,
            WritesInProgress writes,
            RedcapMetrics metrics,
            RedcapTimes times,
            BlockMoves moves,
            Activation activation,
            ActivationRule rule) {
        this.context = context;
        this.config = config;
        this.grid = grid;
        this.cache = cache;
        this.writes = writes;
        this.metrics = metrics;
        this.times = times;
        this.moves = moves;
        this.activation = activation;
        this.rule = rule;
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

    /** Lets something happen after some nanoseconds. */
    void schedule(long nanos, EventHandler to) {
        context.events().schedule(now() + nanos, to, 0, 0);
    }

    /** Returns how long it takes to copy blocks of one segment, at least one. */
    long copyNanos(int blocks) {
        return config.lookup().nanos() + blocks * config.copy().nanos();
    }

    /** Returns how many blocks hold what a read has asked for. */
    int blocks(Request read) {
        long blockSectors = grid.blockSectors();
        return (int) ((read.end() + blockSectors - 1) / blockSectors - read.sector() / blockSectors);
    }

    /** Begins a read of at least one sector. */
    void begin(Request whole) {
        activation.begins();
        HostRead read = reads.isEmpty() ? new HostRead(this) : reads.removeLast();
        read.begin(whole);
    }

    /** A read is over. */
    void ended(HostRead read, ReadCosts costs) {
        metrics.ended(costs);
        activation.ends(true);
        rule.ended(true, costs);
        reads.add(read);
    }

    /** Notes that a block of the cache is read. */
    void readHere(Request whole, DiskSegment segment, int block) {
        moves.copied(whole, segment.key(), block, segment.valid.get(block));
        if (segment.read(block)) {
            metrics.used();
        }
        if (!config.keepHits()) {
            segment.valid.clear(block);
        }
    }

    /** Reads the part of a disk segment that a read has asked for, and the rest of it. */
    void fill(HostRead read, Request whole, DiskSegment room, long from, long to) {
        room.pin();
        if (config.filling() == FillKind.PIECES) {
            fillByPieces(read, whole, room, from, to);
        } else {
            fillAtOnce(read, whole, room, from, to);
        }
        room.unpin();
    }

    private void fillByPieces(HostRead read, Request whole, DiskSegment room, long from, long to) {
        long segment = room.key();
        readAsked(read, whole, null, segment, from, to);
        prefetch(read, whole, room, grid.start(segment), grid.sector(segment, grid.block(segment, from)));
        prefetch(read, whole, room, grid.sector(segment, grid.endBlock(segment, to)), grid.end(segment));
    }

    private void fillAtOnce(HostRead read, Request whole, DiskSegment room, long from, long to) {
        long segment = room.key();
        long end = grid.end(segment);
        long firstBlock = grid.sector(segment, grid.block(segment, from));
        long endBlock = grid.sector(segment, grid.endBlock(segment, to));
        for (long at = grid.start(segment); at < end; at = Math.min(end, at + largest)) {
            long next = Math.min(end, at + largest);
            int asked = blocksBetween(segment, Math.max(at, firstBlock), Math.min(next, endBlock));
            int others = blocksBetween(segment, at, next) - asked;
            DiskTransfer transfer = takeTransfer(read, others == 0 ? null : room, asked, others);
            keep(transfer, segment, at, next);
            transfer.kept.clear(grid.block(segment, from), grid.endBlock(segment, to));
            send(read, transfer, others == 0 ? null : room, asked == 0 ? own(whole, at, next) : part(whole, at, next));
        }
    }

    private int blocksBetween(long segment, long from, long to) {
        return from >= to ? 0 : grid.endBlock(segment, to) - grid.block(segment, from);
    }

    /**
     * Reads what a read has asked for.
     *
     * @param room where it is kept; null if it is not
     */
    void readAsked(HostRead read, Request whole, @Nullable DiskSegment room, long segment, long from, long to) {
        for (long at = from; at < to; at = Math.min(to, at + largest)) {
            long next = Math.min(to, at + largest);
            DiskTransfer transfer = takeTransfer(read, room, blocksBetween(segment, at, next), 0);
            if (room != null) {
                keep(transfer, segment, at, next);
            }
            send(read, transfer, room, part(whole, at, next));
        }
    }

    private void prefetch(HostRead read, Request whole, DiskSegment room, long from, long to) {
        long segment = room.key();
        for (long at = from; at < to; at = Math.min(to, at + largest)) {
            long next = Math.min(to, at + largest);
            DiskTransfer transfer = takeTransfer(read, room, 0, blocksBetween(segment, at, next));
            keep(transfer, segment, at, next);
            send(read, transfer, room, own(whole, at, next));
        }
    }

    /** Lets the blocks stay that lie between two sectors with all of theirs and that nobody is writing. */
    private void keep(DiskTransfer transfer, long segment, long from, long to) {
        int first = grid.endBlock(segment, from);
        int end = grid.endOfWholeBlocks(segment, to);
        if (first < end) {
            transfer.kept.set(first, end);
        }
        writes.exclude(segment, transfer);
    }

    private void send(HostRead read, DiskTransfer transfer, @Nullable DiskSegment room, Request request) {
        if (room != null) {
            room.expects(transfer);
        }
        read.sends(transfer);
        request.expect(transfer);
        below.submit(request);
    }

    private Request part(Request whole, long from, long to) {
        return context.part(whole, Operation.READ, from, to - from);
    }

    /** Returns a request that nobody waits for, issued by the reader. */
    private Request own(Request whole, long from, long to) {
        Request own = context.own(Operation.READ, from, to - from);
        own.issuedAs(whole);
        own.criticality(Criticality.NONCRITICAL, Request.NONE);
        own.flag(RequestFlag.ASYNCHRONOUS, true);
        own.flag(RequestFlag.READ_AHEAD, true);
        return own;
    }

    private DiskTransfer takeTransfer(HostRead read, @Nullable DiskSegment room, int missed, int prefetched) {
        DiskTransfer transfer = transfers.isEmpty() ? new DiskTransfer(this) : transfers.removeLast();
        transfer.reset(read, room, missed, prefetched, now());
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
