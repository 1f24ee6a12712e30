package org.spindle.host.cache;

import org.spindle.spi.cache.PrefetchPolicy;

/**
 * The range that one request to the unit below reads for a {@link Piece}: missing sectors, whole grains, and prefetched
 * sectors.
 */
final class Fetch {

    private static final long NOTHING = -1;

    private final LineShape shape;
    private final Lines lines;
    private final Piece piece;
    private final PieceLocks locks;

    private long from = NOTHING;
    private long to;

    Fetch(LineShape shape, Lines lines, Piece piece, PieceLocks locks) {
        this.shape = shape;
        this.lines = lines;
        this.piece = piece;
        this.locks = locks;
    }

    void clear() {
        from = NOTHING;
    }

    boolean isEmpty() {
        return from == NOTHING;
    }

    /** Extends the range from the first missing grain to the grain that begins at a sector, which is missing too. */
    void missing(long sector) {
        from = from == NOTHING ? sector : from;
    }

    /** Returns the first sector. */
    long from() {
        return from;
    }

    /** Returns one past the last sector, once {@link #finish} has set it. */
    long to() {
        return to;
    }

    long sectors() {
        return to - from;
    }

    /** Returns the number of lines from that of the first missing grain through a line of the piece. */
    int linesThrough(int line) {
        return line - piece.lineOf(from) + 1;
    }

    /**
     * Sets the end, which lies in or at the end of a line, and extends both ends within their lines as the policy
     * requires, as far as the sectors are invalid and not locked by others.
     *
     * @param limit sectors of the unit
     */
    void finish(int line, long end, PrefetchPolicy policy, long limit) {
        int firstLine = piece.lineOf(from);
        long wantedFrom = policy.fetchFrom(piece.unit(), from, end, piece.isWrite());
        long wantedTo = policy.fetchTo(piece.unit(), from, end, piece.isWrite());
        to = end;
        extendFront(firstLine, Math.max(wantedFrom, piece.lineStart(firstLine)));
        extendRear(line, Math.min(wantedTo, piece.lineEnd(line)));
        to = Math.min(to, limit);
    }

    private void extendFront(int line, long wanted) {
        while (from > wanted) {
            long before = from - shape.grain();
            if (lines.isValid(piece.slot(line), piece.grain(line, before)) || !locks.extendFront(line, before)) {
                return;
            }
            from = before;
        }
    }

    private void extendRear(int line, long wanted) {
        while (to < wanted && !lines.isValid(piece.slot(line), piece.grain(line, to))) {
            if (!locks.extendRear(line, to + shape.grain())) {
                return;
            }
            to += shape.grain();
        }
    }
}
