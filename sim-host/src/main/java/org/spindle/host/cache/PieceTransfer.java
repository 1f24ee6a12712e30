package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * Executes one {@link Piece} of a request. Line by line it allocates a slot, acquires the locks and fetches missing
 * sectors; then it transfers the data. A read that misses in all lines, none of which the replacement policy admits,
 * goes to the unit below without any slot. Instances are reused.
 */
final class PieceTransfer implements Task, CompletionListener {

    /** A read from below for what is missing. */
    private static final int FETCH = 0;
    /** A transfer that the request waits for once its lines are there. */
    private static final int AWAITED = 1;
    /** A transfer that may still be in progress, with locks held, when the request is complete. */
    private static final int UNAWAITED = 2;

    private enum State {
        ADMISSION,
        SLOT,
        LOCK,
        SCAN,
        FETCH,
        BYPASS,
        DELIVERY,
        MOVE,
        COMPLETION,
        RELEASE
    }

    private final BlockCache cache;
    private final LineShape shape;
    private final Lines lines;
    private final Piece piece;
    private final PieceLocks locks;
    private final Fetch fetch;
    private final HostMovement hostData;

    /** Bits of {@link Outcome}. */
    private int outcome;

    private State state = State.RELEASE;

    /** The line that is being worked on, counted from the first of the piece. */
    private int line;

    /** The policy has been notified of the misses among the lines before this one. */
    private int missesReported;

    /** Start of the next grain to examine. */
    private long scanned;

    /** The range that a write changes in its lines: its own data, and fetched data that complete a grain. */
    private long copyFrom;

    private long copyTo;

    private int awaited;
    private int unawaited;

    PieceTransfer(BlockCache cache) {
        this.cache = cache;
        shape = cache.rules().shape();
        lines = cache.lines();
        piece = new Piece(shape, lines);
        locks = new PieceLocks(cache, piece);
        fetch = new Fetch(shape, lines, piece, locks);
        hostData = new HostMovement(piece, this);
    }

    /** Sets the transfer to a request's sectors from {@code first} to before {@code end}, in no more lines than the cache has. */
    void reset(Request request, long first, long end, int outcomeBefore) {
        piece.reset(request, first, end);
        locks.reset();
        fetch.clear();
        outcome = outcomeBefore;
        state = State.ADMISSION;
        line = 0;
        missesReported = 0;
        scanned = shape.grainFrom(first);
        copyFrom = first;
        copyTo = end;
        awaited = 0;
        unawaited = 0;
    }

    int lineCount() {
        return piece.lines();
    }

    @Override
    public void proceed() {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = switch (state) {
                case ADMISSION -> askForAdmission();
                case SLOT -> findSlot();
                case LOCK -> lockLine();
                case SCAN -> piece.isWrite() ? scanWrite() : scanRead();
                case FETCH -> endFetch();
                case BYPASS -> deliver();
                case DELIVERY -> endBypass();
                case MOVE -> endMove();
                case COMPLETION -> complete();
                case RELEASE -> release();
            };
        }
    }

    /** Writes are cached in any case: a later write of the same sectors must not overtake one that went past the cache. */
    private boolean askForAdmission() {
        state = State.SLOT;
        if (piece.isWrite() || piece.isAnyLinePresent()) {
            return true;
        }
        missesReported = piece.lines();
        if (cache.policy().admitsAny(piece)) {
            return true;
        }
        state = State.BYPASS;
        outcome |= Outcome.MISS;
        long from = shape.grainFrom(piece.from());
        long to = Math.min(shape.grainTo(piece.to()), cache.sectors(piece.unit()));
        read(from, to - from);
        return false;
    }

    private void read(long sector, long sectors) {
        Request part = cache.context().part(piece.request(), Operation.READ, sector, sectors);
        part.tag(FETCH);
        cache.send(piece.unit(), part, this);
    }

    private boolean deliver() {
        state = State.DELIVERY;
        return !cache.movesHostData(hostData);
    }

    private boolean endBypass() {
        cache.data().bypassed(piece.request(), piece.unit(), piece.from(), piece.sectors());
        endRequest();
        cache.end(this);
        return false;
    }

    private boolean findSlot() {
        if (line == piece.lines()) {
            beginMove();
            return awaited == 0;
        }
        int slot = cache.slotFor(piece.key(line), this);
        if (slot == Lines.NONE) {
            cache.waits(piece.request(), cache.lineWait());
            return false;
        }
        piece.slot(line, slot);
        state = State.LOCK;
        return lockLine();
    }

    /** Notifies the replacement policy once that the line that needs a slot is not in the cache. */
    void reportMiss() {
        if (line >= missesReported) {
            missesReported = line + 1;
            cache.policy().missed(piece, line);
        }
    }

    private boolean lockLine() {
        if (!locks.lockLine(line, this)) {
            cache.waits(piece.request(), cache.lockWait());
            return false;
        }
        state = State.SCAN;
        return piece.isWrite() ? scanWrite() : scanRead();
    }

    private boolean scanRead() {
        int slot = piece.slot(line);
        long end = Math.min(shape.grainTo(piece.to()), piece.lineEnd(line));
        int endGrain = piece.grain(line, end);
        while (scanned < end) {
            int grain = piece.grain(line, scanned);
            if (!lines.isValid(slot, grain)) {
                fetch.missing(scanned);
                scanned = piece.sector(line, lines.invalidTo(slot, grain, endGrain));
            } else if (!fetch.isEmpty()) {
                return beginFetch(scanned);
            } else {
                long hitFrom = Math.max(scanned, piece.from());
                scanned = piece.sector(line, lines.validTo(slot, grain, endGrain));
                int offset = (int) (hitFrom - piece.lineStart(line));
                int sectors = (int) (Math.min(scanned, piece.to()) - hitFrom);
                await(cache.store().read(piece.request(), slot, offset, sectors, AWAITED, this));
            }
        }
        if (!fetch.isEmpty()
                && (piece.isLast(line)
                        || fetch.linesThrough(line) >= cache.rules().reach())) {
            return beginFetch(end);
        }
        if (fetch.isEmpty() && cache.rules().sharedReadLocks() && cache.store().isInstant()) {
            locks.shareThrough(line);
        }
        return nextLine();
    }

    /** Determines the hits of a write, and fetches the grains that it covers in part. */
    private boolean scanWrite() {
        int slot = piece.slot(line);
        long end = Math.min(shape.grainTo(piece.to()), piece.lineEnd(line));
        int endGrain = piece.grain(line, end);
        outcome |= lines.isDirty(slot) ? Outcome.NOTHING : Outcome.DIRTIED;
        while (scanned < end) {
            int grain = piece.grain(line, scanned);
            boolean areWhole = scanned >= piece.from() && Math.min(end, cache.sectors(piece.unit())) <= piece.to();
            int next = areWhole ? endGrain : grain + 1;
            boolean areValid = lines.validTo(slot, grain, next) == next;
            outcome |= Outcome.ofWrite(areValid, lines.cleanTo(slot, grain, next) < next);
            long scannedTo = piece.sector(line, next);
            long grainEnd = Math.min(scannedTo, cache.sectors(piece.unit()));
            if (!areValid && (scanned < piece.from() || grainEnd > piece.to())) {
                fetch.missing(scanned);
                return beginFetch(scannedTo);
            }
            scanned = scannedTo;
        }
        return nextLine();
    }

    private boolean nextLine() {
        line++;
        state = State.SLOT;
        return true;
    }

    private boolean beginFetch(long end) {
        boolean isInduced = piece.isWrite();
        fetch.finish(line, end, cache.prefetch(), cache.sectors(piece.unit()));
        outcome |= Outcome.MISS;
        cache.metrics().fetched(fetch.sectors(), isInduced);
        state = State.FETCH;
        read(fetch.from(), fetch.sectors());
        return false;
    }

    private boolean endFetch() {
        cache.data().fetched(piece.unit(), fetch.from(), fetch.sectors());
        if (piece.isWrite()) {
            copyFrom = Math.min(copyFrom, fetch.from());
            copyTo = Math.max(copyTo, fetch.to());
        }
        for (int i = 0; i <= line; i++) {
            long first = Math.max(fetch.from(), piece.lineStart(i));
            long end = Math.min(fetch.to(), piece.lineEnd(i));
            if (first < end) {
                validate(i, first, end);
                if (!piece.isWrite()) {
                    // Not in one step: a transfer may be complete before it is counted.
                    int transfers = store(null, i, first, end, UNAWAITED);
                    unawaited += transfers;
                }
            }
        }
        fetch.clear();
        state = State.SCAN;
        return true;
    }

    private void validate(int ofLine, long first, long end) {
        lines.makeValid(piece.slot(ofLine), piece.grain(ofLine, first), piece.grain(ofLine, shape.grainTo(end)));
    }

    private int store(@Nullable Request whole, int inLine, long first, long end, int tag) {
        int offset = (int) (first - piece.lineStart(inLine));
        return cache.store().write(whole, piece.slot(inLine), offset, (int) (end - first), tag, this);
    }

    /** Continues when all lines are locked and contain the required data. */
    private void beginMove() {
        state = State.MOVE;
        awaited += cache.movesHostData(hostData) ? 1 : 0;
        if (!piece.isWrite()) {
            return;
        }
        for (line = 0; line < piece.lines(); line++) {
            long first = Math.max(copyFrom, piece.lineStart(line));
            long end = Math.min(copyTo, piece.lineEnd(line));
            await(store(piece.request(), line, first, end, AWAITED));
        }
    }

    private void await(int transfers) {
        if (transfers > 0) {
            awaited += transfers;
            cache.unitIsBusy(piece.unit());
        }
    }

    private boolean endMove() {
        for (int i = 0; i < piece.lines(); i++) {
            cache.policy().used(piece, i);
        }
        state = State.COMPLETION;
        if (!piece.isWrite()) {
            cache.data().delivered(piece.request(), piece.unit(), piece.from(), piece.sectors());
            return true;
        }
        cache.data().written(piece.request(), piece.unit(), piece.from(), piece.sectors());
        boolean isBack = cache.rules().writeScheme() == WriteScheme.BACK;
        for (int i = 0; i < piece.lines(); i++) {
            long first = Math.max(piece.from(), piece.lineStart(i));
            long end = Math.min(piece.to(), piece.lineEnd(i));
            validate(i, first, end);
            if (isBack) {
                cache.makeDirty(piece.slot(i), piece.grain(i, first), piece.grain(i, shape.grainTo(end)));
            }
        }
        if (!isBack) {
            locks.shareThrough(piece.lines() - 1);
            writeThrough();
        }
        return awaited == 0;
    }

    /** Writes the data to the unit below, in whole grains where their rest is in memory. */
    private void writeThrough() {
        boolean isMemory = cache.store().isInstant();
        long start = isMemory ? shape.grainFrom(piece.from()) : copyFrom;
        long end = isMemory ? Math.min(shape.grainTo(piece.to()), cache.sectors(piece.unit())) : copyTo;
        long reach = (long) cache.rules().reach() * shape.line();
        boolean isAwaited = cache.rules().writeScheme() == WriteScheme.THROUGH_SYNCHRONOUS;
        while (start < end) {
            long next = Math.min(end, LineShape.down(start, shape.line()) + reach);
            Request write = isAwaited
                    ? cache.context().part(piece.request(), Operation.WRITE, start, next - start)
                    : cache.context().own(Operation.WRITE, start, next - start);
            write.tag(isAwaited ? AWAITED : UNAWAITED);
            awaited += isAwaited ? 1 : 0;
            unawaited += isAwaited ? 0 : 1;
            cache.metrics().destaged(next - start);
            cache.data().taken(write, piece.unit(), start, next - start);
            cache.send(piece.unit(), write, this);
            start = next;
        }
    }

    private boolean complete() {
        state = State.RELEASE;
        endRequest();
        return unawaited == 0;
    }

    /** Begins with the next piece of the request, or completes it. */
    private void endRequest() {
        Request request = piece.releaseRequest();
        if (piece.to() < request.end()) {
            cache.begin(request, piece.to(), outcome);
        } else {
            cache.complete(request, outcome);
        }
    }

    private boolean release() {
        locks.unlockAll();
        cache.end(this);
        return false;
    }

    /** Handles the end of the data transfer between host and cache. */
    void hostDataMoved() {
        goOn(state == State.DELIVERY || --awaited == 0, piece.unit());
    }

    @Override
    public void completed(Request part) {
        int tag = (int) part.tag();
        int unit = piece.unit();
        cache.context().finish(part);
        goOn(
                switch (tag) {
                    case FETCH -> true;
                    case AWAITED -> --awaited == 0 && (state == State.MOVE || state == State.COMPLETION);
                    default -> --unawaited == 0 && state == State.RELEASE;
                },
                unit);
    }

    private void goOn(boolean isReady, int unit) {
        if (isReady) {
            cache.tasks().add(this);
        }
        cache.tasks().run();
        cache.checkIdle(unit);
    }
}
