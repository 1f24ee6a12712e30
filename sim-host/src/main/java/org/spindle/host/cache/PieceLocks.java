package org.spindle.host.cache;

/** The locks that the work on one {@link Piece} takes: a contiguous range, line by line in order of addresses. */
final class PieceLocks {

    private final LineShape shape;
    private final Lines lines;
    private final Locks locks;
    private final boolean sharesReads;
    private final Piece piece;

    /** The range to lock, at borders of locks; the part before {@link #next} is locked. */
    private long from;

    private long to;
    private long next;

    /** Number of lines, from the first, that are locked in shared mode. */
    private int sharedLines;

    PieceLocks(BlockCache cache, Piece piece) {
        this.piece = piece;
        shape = cache.rules().shape();
        lines = cache.lines();
        locks = cache.locks();
        sharesReads = cache.rules().sharedReadLocks();
    }

    /** Plans to lock the range of the piece; no lock is acquired yet. */
    void reset() {
        from = shape.lockFrom(piece.from());
        to = shape.lockTo(piece.to());
        next = from;
        sharedLines = 0;
    }

    /**
     * Acquires the remaining locks of one line.
     *
     * @return false if the task waits for a lock; that lock is taken when the task proceeds
     */
    boolean lockLine(int line, Task task) {
        int slot = piece.slot(line);
        long end = Math.min(to, piece.lineEnd(line));
        while (next < end) {
            int part = piece.lock(line, next);
            boolean isAlone = piece.isWrite() || !sharesReads || isAnyInvalid(line, next);
            next += shape.lock();
            if (!locks.lock(slot, part, isAlone, task)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether anything that the piece needs under one lock is invalid. */
    private boolean isAnyInvalid(int line, long lockStart) {
        long end = Math.min(shape.grainTo(piece.to()), shape.grainTo(lockStart + shape.lock()));
        long at = Math.max(shape.grainFrom(piece.from()), shape.grainFrom(lockStart));
        int endGrain = piece.grain(line, end);
        return at < end && lines.validTo(piece.slot(line), piece.grain(line, at), endGrain) < endGrain;
    }

    /** Extends the range to the front down to a sector of a line, as far as no other task holds the locks; returns whether it is reached. */
    boolean extendFront(int line, long sector) {
        while (from > sector) {
            if (!locks.tryLock(piece.slot(line), piece.lock(line, from - shape.lock()), true)) {
                return false;
            }
            from -= shape.lock();
        }
        return true;
    }

    /** Extends the range to the rear up to a sector of a line, as far as no other task holds the locks; returns whether it is reached. */
    boolean extendRear(int line, long sector) {
        while (to < sector) {
            if (!locks.tryLock(piece.slot(line), piece.lock(line, to), true)) {
                return false;
            }
            to += shape.lock();
            next = to;
        }
        return true;
    }

    /** Downgrades locks to shared mode, up to and including a line. */
    void shareThrough(int line) {
        for (int i = sharedLines; i <= line; i++) {
            long end = Math.min(to, piece.lineEnd(i));
            for (long at = Math.max(from, piece.lineStart(i)); at < end; at += shape.lock()) {
                locks.share(piece.slot(i), piece.lock(i, at));
            }
        }
        sharedLines = line + 1;
    }

    /** Releases the whole range, all of which is locked. */
    void unlockAll() {
        for (int i = 0; i < piece.lines(); i++) {
            long end = Math.min(to, piece.lineEnd(i));
            for (long at = Math.max(from, piece.lineStart(i)); at < end; at += shape.lock()) {
                locks.unlock(piece.slot(i), piece.lock(i, at));
            }
        }
    }
}
