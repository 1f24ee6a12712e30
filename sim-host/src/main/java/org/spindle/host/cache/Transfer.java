package org.spindle.host.cache;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;

/**
 * One piece of a request on its way through the cache: line by line it gets a slot, locks what it touches and fetches what
 * it misses; then the data moves. Used again for another piece afterwards.
 */
final class Transfer implements Task, CompletionListener {

    /** A read from below for what is missing. */
    private static final int FETCH = 0;
    /** Something that the request waits for once its lines are there. */
    private static final int AWAITED = 1;
    /** Something that is still to be done, with locks held, when the request may be complete. */
    private static final int UNAWAITED = 2;

    private enum State {
        SLOT,
        LOCK,
        SCAN,
        FETCH,
        MOVE,
        PASS_ON,
        END
    }

    private final BlockCache cache;
    private final LineShape shape;
    private final Lines lines;
    private final Locks locks;

    private @Nullable Request whole;
    private int unit;
    private boolean isWrite;
    private long from;
    private long to;
    private boolean isMiss;
    private boolean isDirtyHit;

    private State state = State.END;
    private int[] slots = new int[4];
    private int lineCount;

    /** The line that is being worked on, counted from the piece's first. */
    private int line;

    /** What is or will be locked, from border to border of locks; locked so far is what lies before {@link #lockAt}. */
    private long lockFrom;

    private long lockTo;
    private long lockAt;

    /** How many lines are locked no more tightly than a read of others allows. */
    private int sharedLines;

    /** Of the line: what lies before has been looked at. */
    private long scanned;

    /** What is missing, as far as it has been seen; from -1 if nothing is. */
    private long fetchFrom;

    private long fetchTo;

    /** What a write puts into its lines: its own data, and what was fetched to complete a grain. */
    private long copyFrom;

    private long copyTo;

    private int awaited;
    private int unawaited;

    Transfer(BlockCache cache) {
        this.cache = cache;
        shape = cache.rules().shape();
        lines = cache.lines();
        locks = cache.locks();
    }

    /** Becomes the piece of a request between two sectors, which spans no more lines than the cache has. */
    void reset(Request request, long first, long end, boolean missedBefore, boolean hitDirtyBefore) {
        whole = request;
        unit = request.device();
        isWrite = request.isWrite();
        from = first;
        to = end;
        isMiss = missedBefore;
        isDirtyHit = hitDirtyBefore;
        lineCount = (int) ((end - 1) / shape.line() - first / shape.line()) + 1;
        if (slots.length < lineCount) {
            slots = new int[lineCount];
        }
        Arrays.fill(slots, 0, lineCount, Lines.NONE);
        state = State.SLOT;
        line = 0;
        lockFrom = shape.lockFrom(first);
        lockTo = shape.lockTo(end);
        lockAt = lockFrom;
        sharedLines = 0;
        scanned = shape.grainFrom(first);
        fetchFrom = -1;
        copyFrom = first;
        copyTo = end;
        awaited = 0;
        unawaited = 0;
    }

    int lineCount() {
        return lineCount;
    }

    private Request whole() {
        if (whole == null) {
            throw new IllegalStateException("a transfer without a request");
        }
        return whole;
    }

    private long lineStart() {
        return LineShape.down(from, shape.line()) + (long) line * shape.line();
    }

    private long lineEnd() {
        return lineStart() + shape.line();
    }

    @Override
    public void proceed() {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = switch (state) {
                case SLOT -> findSlot();
                case LOCK -> lockLine();
                case SCAN -> isWrite ? scanWrite() : scanRead();
                case FETCH -> endFetch();
                case MOVE -> endMove();
                case PASS_ON -> endPiece();
                case END -> end();
            };
        }
    }

    private boolean findSlot() {
        if (line == lineCount) {
            beginMove();
            return awaited == 0;
        }
        int slot = cache.slotFor(lines.keyOf(unit, lineStart()), this);
        if (slot == Lines.NONE) {
            return false;
        }
        slots[line] = slot;
        state = State.LOCK;
        return true;
    }

    /** Takes the locks of one line; what is given to one who waits counts from the moment at which he goes on. */
    private boolean lockLine() {
        int slot = slots[line];
        long end = Math.min(lockTo, lineEnd());
        while (lockAt < end) {
            int part = (int) ((lockAt - lineStart()) / shape.lock());
            boolean alone = isWrite || !cache.rules().sharedReadLocks() || isAnyInvalid(slot, lockAt);
            lockAt += shape.lock();
            if (!locks.lock(slot, part, alone, this)) {
                return false;
            }
        }
        state = State.SCAN;
        return true;
    }

    /** Whether anything that the piece needs under one lock is invalid. */
    private boolean isAnyInvalid(int slot, long lockStart) {
        long end = Math.min(shape.grainTo(to), shape.grainTo(lockStart + shape.lock()));
        for (long at = Math.max(shape.grainFrom(from), shape.grainFrom(lockStart)); at < end; at += shape.grain()) {
            if (!lines.isValid(slot, grain(at))) {
                return true;
            }
        }
        return false;
    }

    private int grain(long sector) {
        return (int) ((sector - lineStart()) / shape.grain());
    }

    private boolean scanRead() {
        int slot = slots[line];
        long end = Math.min(shape.grainTo(to), lineEnd());
        while (scanned < end) {
            if (!lines.isValid(slot, grain(scanned))) {
                fetchFrom = fetchFrom < 0 ? scanned : fetchFrom;
                scanned += shape.grain();
            } else if (fetchFrom >= 0) {
                return fetch(scanned);
            } else {
                readHits(slot, end);
            }
        }
        boolean isLast = line == lineCount - 1;
        if (fetchFrom >= 0 && (isLast || linesToFetch() >= cache.rules().reach())) {
            return fetch(end);
        }
        if (fetchFrom < 0 && cache.rules().sharedReadLocks() && cache.store().isInstant()) {
            share();
        }
        nextLine();
        return true;
    }

    private void readHits(int slot, long end) {
        long hitFrom = Math.max(scanned, from);
        do {
            scanned += shape.grain();
        } while (scanned < end && lines.isValid(slot, grain(scanned)));
        int sectors = (int) (Math.min(scanned, to) - hitFrom);
        await(cache.store().read(whole(), slot, (int) (hitFrom - lineStart()), sectors, AWAITED, this));
    }

    private long linesToFetch() {
        return (lineEnd() - LineShape.down(fetchFrom, shape.line())) / shape.line();
    }

    /** Looks what a write hits, and fetches what it covers only in part. */
    private boolean scanWrite() {
        int slot = slots[line];
        long end = Math.min(shape.grainTo(to), lineEnd());
        while (scanned < end) {
            int grain = grain(scanned);
            boolean isValid = lines.isValid(slot, grain);
            isMiss |= !isValid;
            isDirtyHit |= lines.isDirty(slot, grain);
            long covered = Math.min(scanned + shape.grain(), cache.sectors(unit));
            if (!isValid && (scanned < from || covered > to)) {
                fetchFrom = scanned;
                return fetch(scanned + shape.grain());
            }
            scanned += shape.grain();
        }
        nextLine();
        return true;
    }

    private void nextLine() {
        line++;
        state = State.SLOT;
    }

    /** Reads what is missing, and what else the prefetch wants of the lines at its ends, from below. */
    private boolean fetch(long end) {
        Prefetch prefetch =
                isWrite ? cache.rules().writePrefetch() : cache.rules().readPrefetch();
        int firstLine = (int) ((fetchFrom - LineShape.down(from, shape.line())) / shape.line());
        fetchTo = end;
        if (prefetch.front) {
            extendToFront(slots[firstLine], LineShape.down(fetchFrom, shape.line()));
        }
        if (prefetch.rest) {
            extendToRest(slots[line]);
        }
        fetchTo = Math.min(fetchTo, cache.sectors(unit));
        isMiss = true;
        cache.metrics().fetched(fetchTo - fetchFrom, isWrite);
        state = State.FETCH;
        Request part = cache.context().part(whole(), Operation.READ, fetchFrom, fetchTo - fetchFrom);
        part.tag(FETCH);
        cache.send(unit, part, this);
        return false;
    }

    private void extendToFront(int slot, long start) {
        while (fetchFrom > start) {
            long before = fetchFrom - shape.grain();
            if (lines.isValid(slot, (int) ((before - start) / shape.grain()))) {
                return;
            }
            while (lockFrom > before) {
                if (!locks.tryLock(slot, (int) ((lockFrom - shape.lock() - start) / shape.lock()), true)) {
                    return;
                }
                lockFrom -= shape.lock();
            }
            fetchFrom = before;
        }
    }

    private void extendToRest(int slot) {
        while (fetchTo < lineEnd() && !lines.isValid(slot, grain(fetchTo))) {
            while (lockTo < fetchTo + shape.grain()) {
                if (!locks.tryLock(slot, (int) ((lockTo - lineStart()) / shape.lock()), true)) {
                    return;
                }
                lockTo += shape.lock();
                lockAt = lockTo;
            }
            fetchTo += shape.grain();
        }
    }

    private boolean endFetch() {
        cache.data().fetched(unit, fetchFrom, fetchTo - fetchFrom);
        if (isWrite) {
            copyFrom = Math.min(copyFrom, fetchFrom);
            copyTo = Math.max(copyTo, fetchTo);
        }
        long lineStart = LineShape.down(from, shape.line());
        for (int i = 0; i <= line; i++, lineStart += shape.line()) {
            long first = Math.max(fetchFrom, lineStart);
            long end = Math.min(fetchTo, lineStart + shape.line());
            if (first < end) {
                validate(slots[i], lineStart, first, end);
                if (!isWrite) {
                    unawaited += cache.store()
                            .write(null, slots[i], (int) (first - lineStart), (int) (end - first), UNAWAITED, this);
                }
            }
        }
        fetchFrom = -1;
        state = State.SCAN;
        return true;
    }

    private void validate(int slot, long lineStart, long first, long end) {
        lines.makeValid(slot, (int) ((first - lineStart) / shape.grain()), (int)
                ((shape.grainTo(end) - lineStart) / shape.grain()));
    }

    /** Everything is locked, and there as far as it has to be. */
    private void beginMove() {
        state = State.MOVE;
        if (!isWrite) {
            return;
        }
        for (line = 0; line < lineCount; line++) {
            long first = Math.max(copyFrom, lineStart());
            long end = Math.min(copyTo, lineEnd());
            await(cache.store()
                    .write(whole(), slots[line], (int) (first - lineStart()), (int) (end - first), AWAITED, this));
        }
    }

    private void await(int transfers) {
        if (transfers > 0) {
            awaited += transfers;
            cache.unitIsBusy(unit);
        }
    }

    private boolean endMove() {
        for (int i = 0; i < lineCount; i++) {
            cache.used(slots[i]);
        }
        state = State.PASS_ON;
        if (!isWrite) {
            cache.data().delivered(whole(), unit, from, to - from);
            return true;
        }
        cache.data().written(whole(), unit, from, to - from);
        for (line = 0; line < lineCount; line++) {
            long first = Math.max(from, lineStart());
            long end = Math.min(to, lineEnd());
            validate(slots[line], lineStart(), first, end);
            if (cache.rules().writeScheme() == WriteScheme.BACK) {
                cache.makeDirty(slots[line], grain(first), grain(shape.grainTo(end)));
            }
        }
        if (cache.rules().writeScheme() != WriteScheme.BACK) {
            line = lineCount - 1;
            share();
            passOn();
        }
        return awaited == 0;
    }

    /** Writes to the unit below what was written here, in whole grains where their rest is at hand. */
    private void passOn() {
        boolean isMemory = cache.store().isInstant();
        long start = isMemory ? shape.grainFrom(from) : copyFrom;
        long end = isMemory ? Math.min(shape.grainTo(to), cache.sectors(unit)) : copyTo;
        long reach = (long) cache.rules().reach() * shape.line();
        boolean isAwaited = cache.rules().writeScheme() == WriteScheme.THROUGH_SYNCHRONOUS;
        while (start < end) {
            long next = Math.min(end, LineShape.down(start, shape.line()) + reach);
            Request write = isAwaited
                    ? cache.context().part(whole(), Operation.WRITE, start, next - start)
                    : cache.context().own(Operation.WRITE, start, next - start);
            write.tag(isAwaited ? AWAITED : UNAWAITED);
            if (isAwaited) {
                awaited++;
            } else {
                unawaited++;
            }
            cache.metrics().destaged(next - start);
            cache.data().taken(write, unit, start, next - start);
            cache.send(unit, write, this);
            start = next;
        }
    }

    private boolean endPiece() {
        Request request = whole();
        whole = null;
        if (to < request.end()) {
            cache.begin(request, to, isMiss, isDirtyHit);
        } else {
            cache.complete(request, isMiss, isDirtyHit);
        }
        state = State.END;
        return unawaited == 0;
    }

    private boolean end() {
        long lineStart = LineShape.down(from, shape.line());
        for (int i = 0; i < lineCount; i++, lineStart += shape.line()) {
            long end = Math.min(lockTo, lineStart + shape.line());
            for (long at = Math.max(lockFrom, lineStart); at < end; at += shape.lock()) {
                locks.unlock(slots[i], (int) ((at - lineStart) / shape.lock()));
            }
        }
        cache.end(this);
        return false;
    }

    /** Lets others read what is locked up to the end of the present line. */
    private void share() {
        for (int i = sharedLines; i <= line; i++) {
            long lineStart = LineShape.down(from, shape.line()) + (long) i * shape.line();
            long end = Math.min(lockTo, lineStart + shape.line());
            for (long at = Math.max(lockFrom, lineStart); at < end; at += shape.lock()) {
                locks.share(slots[i], (int) ((at - lineStart) / shape.lock()));
            }
        }
        sharedLines = line + 1;
    }

    @Override
    public void completed(Request part) {
        int tag = (int) part.tag();
        int servedUnit = unit;
        cache.context().finish(part);
        if (tag == FETCH) {
            cache.agenda().add(this);
        } else if (tag == AWAITED) {
            awaited--;
            if (awaited == 0 && (state == State.MOVE || state == State.PASS_ON)) {
                cache.agenda().add(this);
            }
        } else {
            unawaited--;
            if (unawaited == 0 && state == State.END) {
                cache.agenda().add(this);
            }
        }
        cache.agenda().run();
        cache.unitIsPerhapsIdle(servedUnit);
    }
}
