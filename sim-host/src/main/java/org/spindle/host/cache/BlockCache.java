package org.spindle.host.cache;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.cache.WriteBackFactory;
import org.spindle.spi.cache.WriteBackPolicy;
import org.spindle.spi.config.Size;
import org.spindle.spi.layer.DataPath;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/**
 * A cache of lines of several units. Each request is split into pieces, and a {@link PieceTransfer} carries each piece out.
 *
 * <p>Transfers cannot deadlock: they take locks in order of addresses, and together need no more lines than the cache has, so
 * that a transfer that needs a slot finds a line that is unlocked or will be after its write-out.
 */
final class BlockCache implements Layer, CompletionListener {

    private final LayerContext context;
    private final List<Unit> below;
    private final CacheRules rules;
    private final LineShape shape;
    private final LineStore store;
    private final TrackedPolicy policy;
    private final SlotSource allocator;
    private final DataMoves data;
    private final CacheMetrics metrics;
    private final TaskQueue tasks = new TaskQueue();
    private final Lines lines;
    private final Locks locks;
    private final Destager destager;
    private final WriteBackPolicy writeBack;
    private final PrefetchPolicy prefetch;
    private final @Nullable FetchAhead ahead;
    private final Completions completions;
    private final List<PieceTransfer> pool = new ArrayList<>();

    /** Transfers that wait because those in progress need too many lines, and the number of these lines. */
    private final Queue<PieceTransfer> arrivals = new ArrayDeque<>();

    private int reservedLines;
    private @Nullable DataPath hostPath;
    private final TimeComponent lineWait;
    private final TimeComponent lockWait;

    /** @param below the units whose data is cached */
    BlockCache(LayerContext context, List<Unit> below, CacheRules rules, LineStore store, DataMoves data) {
        this.context = context;
        this.below = below;
        this.rules = rules;
        this.store = store;
        this.data = data;
        shape = rules.shape();
        long lineBytes = (long) shape.line() * Size.SECTOR;
        metrics = new CacheMetrics(context.metrics());
        lines = new Lines(shape, below.size(), rules.lines());
        policy = new TrackedPolicy(
                context.replacement(rules.replacement(), rules.lines(), rules.lines() * lineBytes), lines, lineBytes);
        Consumer<Task> waker = rules.compat().contains(CacheCompat.LATE_LOCKS)
                ? new TasksByEvent(context.events(), tasks)::add
                : tasks::add;
        locks = new Locks(shape.locks(), waker, this::slotReleased);
        destager = new Destager(this, rules.cluster());
        Evictable evictable = new Evictable(this);
        allocator = rules.compat().contains(CacheCompat.INDEPENDENT_EVICTIONS)
                ? new IndependentSlots(this, evictable)
                : new SlotAllocator(this, evictable);
        writeBack = writeBackPolicy();
        prefetch = prefetchPolicy();
        ahead = rules.prefetch() == null ? null : new FetchAhead(this, prefetch, context.metrics());
        completions = new Completions(context.events());
        lineWait = context.requestSchema().waiting("line-wait", "Waiting for a line of the cache.", Stage.SUBMISSION);
        lockWait = CommonTimes.lockWait(context.requestSchema());
    }

    private WriteBackPolicy writeBackPolicy() {
        WriteBackPort port = new WriteBackPort(this);
        Component configured = rules.writeBack();
        return configured == null
                ? new Flusher(port, rules.period(), rules.steps(), rules.idle())
                : context.parts().make(WriteBackFactory.KIND, configured, port);
    }

    private PrefetchPolicy prefetchPolicy() {
        Component configured = rules.prefetch();
        return configured == null
                ? new LinePart(rules.readPrefetch(), rules.writePrefetch(), shape.line())
                : context.parts().make(PrefetchFactory.KIND, configured, new PrefetchPort(this));
    }

    @Override
    public int units() {
        return below.size();
    }

    @Override
    public long sectors(int unit) {
        return below.get(unit).sectors();
    }

    @Override
    public @Nullable String refusal(int unit, long sector, long sectors) {
        long from = shape.grainFrom(sector);
        long to = Math.min(shape.grainTo(sector + sectors), sectors(unit));
        return below.get(unit).refusal(from, to - from);
    }

    @Override
    public void unplug() {
        for (Unit unit : below) {
            unit.unplug();
        }
    }

    @Override
    public void submit(Request whole) {
        switch (whole.operation()) {
            case READ, WRITE -> {
                if (ahead == null || !ahead.fetchesUnitsFor(whole)) {
                    begin(whole, whole.sector(), Outcome.NOTHING);
                }
            }
            case FLUSH -> {
                waits(whole, lineWait);
                tasks.add(new FlushBarrier(this, whole));
            }
            case DISCARD -> {
                new DiscardedRange(this, whole).invalidate();
                passOn(whole);
            }
        }
        tasks.run();
    }

    /** Gives cached data its new addresses. Lines on a device keep theirs: divided differently, they would have to be copied. */
    @Override
    public long relocated(int unit, Relocation relocation) {
        long farther = below.get(unit).relocated(relocation);
        return farther + (store.isInstant() ? new Relabelling(this, unit, relocation).perform() : 0);
    }

    /** Returns true for a cache in memory only: one on a device has the data of writes before it needs room for them. */
    @Override
    public boolean movesDataThrough(DataPath path) {
        if (!store.isInstant()) {
            return false;
        }
        hostPath = path;
        return true;
    }

    /** Begins to move data between host and cache; returns false, and does nothing, for a prefetch, or if the cache's owner moves them. */
    boolean movesHostData(DataPath.Movement movement) {
        if (hostPath == null || ahead != null && ahead.isOwn(movement.request())) {
            return false;
        }
        hostPath.move(movement);
        return true;
    }

    /** Begins the piece of a request that starts at a sector; completes a request without sectors. */
    void begin(Request whole, long from, int outcome) {
        long most = Math.min(rules.largestRequest(), whole.end() - from);
        long lastLine = from / shape.line() + rules.lines();
        long to = Math.min(from + most, lastLine * shape.line());
        if (from == to) {
            completions.add(whole);
            return;
        }
        PieceTransfer transfer = pool.isEmpty() ? new PieceTransfer(this) : pool.remove(pool.size() - 1);
        transfer.reset(whole, from, to, outcome);
        waits(whole, lineWait);
        arrivals.add(transfer);
        startTransfers();
    }

    private void startTransfers() {
        for (PieceTransfer first = arrivals.peek();
                first != null && reservedLines + first.lineCount() <= rules.lines();
                first = arrivals.peek()) {
            reservedLines += first.lineCount();
            tasks.add(arrivals.remove());
        }
    }

    /** Recycles a finished transfer, which holds no locks. */
    void end(PieceTransfer transfer) {
        reservedLines -= transfer.lineCount();
        pool.add(transfer);
        startTransfers();
    }

    void complete(Request whole, int outcome) {
        if (ahead != null && ahead.endsOwn(whole, outcome)) {
            completions.add(whole);
            return;
        }
        boolean isMiss = Outcome.isMiss(outcome);
        if (whole.isWrite()) {
            metrics.written(whole.sectors(), outcome);
        } else {
            metrics.read(whole.sectors(), !isMiss);
            if (!isMiss && store.isInstant()) {
                whole.buffer(BufferOutcome.HIT);
            }
        }
        completions.add(whole);
        if (ahead != null) {
            ahead.accessed(whole, isMiss);
        }
    }

    /** Sends a flush or discard, which moves no data, to the unit below. */
    void passOn(Request whole) {
        Request part = context.part(whole, whole.operation(), whole.sector(), whole.sectors());
        send(whole.device(), part, this);
    }

    @Override
    public void completed(Request part) {
        Request whole = part.parent();
        context.finish(part);
        if (whole != null) {
            completions.add(whole);
            checkIdle(whole.device());
        }
    }

    /** Sends a request that a request of the host waits for or caused. */
    void send(int unit, Request request, CompletionListener listener) {
        unitIsBusy(unit);
        request.expect(listener);
        below.get(unit).submit(request);
    }

    /** Notes that a request of the host keeps a unit or the line store busy. */
    void unitIsBusy(int unit) {
        writeBack.hostBegins(unit);
    }

    /** Sends a request of the background, which does not end the idle time that the write-back policy uses. */
    void sendInBackground(int unit, Request request, CompletionListener listener) {
        writeBack.writeOutBegins(unit);
        request.expect(listener);
        below.get(unit).submit(request);
    }

    /** Handles a complete write-out, whose lines are unlocked. */
    void writeOutEnded(int unit) {
        writeBack.writeOutEnded(unit);
    }

    /** Notifies the write-back policy if a unit is idle; called when a request to it is complete and handled. */
    void checkIdle(int unit) {
        if (isIdle(unit)) {
            writeBack.idle(unit);
        }
    }

    boolean isIdle(int unit) {
        return below.get(unit).outstanding() == 0 && store.isIdle();
    }

    /** Returns the slot of a line, giving it one if necessary; {@link Lines#NONE} if the transfer has to wait for room. */
    int slotFor(long key, PieceTransfer transfer) {
        return allocator.slotFor(key, transfer);
    }

    /** Evicts the line of a slot, which is clean and unlocked. */
    void evict(int slot) {
        metrics.evicted();
        data.dropped(lines.unitOf(slot), lines.firstSector(slot), shape.line());
        policy.evicted(slot);
        if (ahead != null) {
            ahead.evicted(slot);
        }
        lines.drop(slot);
    }

    /** Assigns a dropped slot to another line, whose data it has. */
    void rename(int slot, long key) {
        long before = lines.keyIn(slot);
        lines.assign(slot, key);
        if (ahead != null) {
            ahead.renamed(before, key);
        }
    }

    /** Frees a dropped slot. */
    void free(int slot) {
        policy.invalidated(slot);
        if (ahead != null) {
            ahead.evicted(slot);
        }
        lines.free(slot);
    }

    /** Handles the write-out of a piece of a slot's line; others may be in progress. */
    void pieceWrittenOut(int slot) {
        policy.reportDirtiness(slot);
        allocator.pieceWrittenOut(slot);
    }

    void makeDirty(int slot, int fromGrain, int toGrain) {
        lines.makeDirty(slot, fromGrain, toGrain);
        policy.reportDirtiness(slot);
        countDirty();
        writeBack.dirtied(lines.unitOf(slot), slot);
    }

    /** Records that dirty data of a line is being written out, or was discarded. */
    void makeClean(int slot, int fromGrain, int toGrain) {
        boolean wasDirty = lines.isDirty(slot);
        lines.makeClean(slot, fromGrain, toGrain);
        if (wasDirty && !lines.isDirty(slot)) {
            writeBack.cleaned(lines.unitOf(slot), slot);
        }
    }

    void countDirty() {
        metrics.dirty(lines.dirtyTotal() * shape.grain());
    }

    private void slotReleased(int slot) {
        allocator.slotReleased(slot);
    }

    /** Records that a request begins to wait. */
    void waits(Request whole, TimeComponent wait) {
        whole.clock().enter(wait, context.events().now());
    }

    TimeComponent lineWait() {
        return lineWait;
    }

    TimeComponent lockWait() {
        return lockWait;
    }

    LayerContext context() {
        return context;
    }

    CacheRules rules() {
        return rules;
    }

    Lines lines() {
        return lines;
    }

    Locks locks() {
        return locks;
    }

    LineStore store() {
        return store;
    }

    DataMoves data() {
        return data;
    }

    CacheMetrics metrics() {
        return metrics;
    }

    TrackedPolicy policy() {
        return policy;
    }

    TaskQueue tasks() {
        return tasks;
    }

    PrefetchPolicy prefetch() {
        return prefetch;
    }

    Destager destager() {
        return destager;
    }
}
