package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;

/** The sectors of a request that one {@link PieceTransfer} works on, and the slots of the lines that they lie in. */
final class Piece {

    private final LineShape shape;
    private final Lines present;
    private @Nullable Request request;
    private int unit;
    private boolean isWrite;
    private long nextAccess;
    private long from;
    private long to;
    private long firstLine;
    private int[] slots = new int[4];
    private int lines;

    /** @param present the lines that are in the cache */
    Piece(LineShape shape, Lines present) {
        this.shape = shape;
        this.present = present;
    }

    /** Sets the piece to the sectors of a request from {@code first} to before {@code end}; its lines are given slots later. */
    void reset(Request ofRequest, long first, long end) {
        request = ofRequest;
        unit = ofRequest.device();
        isWrite = ofRequest.isWrite();
        long next = ofRequest.attribute(RequestAttribute.NEXT_ACCESS);
        nextAccess = next == Request.NONE ? ReplacementPolicy.UNKNOWN : next;
        from = first;
        to = end;
        firstLine = LineShape.down(first, shape.line());
        lines = (int) LineShape.whole(end - 1 - firstLine, shape.line()) + 1;
        if (slots.length < lines) {
            slots = new int[lines];
        }
    }

    /** Returns the request and clears it, because it may be complete before the work on the piece is. */
    Request releaseRequest() {
        Request released = request();
        request = null;
        return released;
    }

    Request request() {
        if (request == null) {
            throw new IllegalStateException("a piece without a request");
        }
        return request;
    }

    int unit() {
        return unit;
    }

    boolean isWrite() {
        return isWrite;
    }

    Operation operation() {
        return isWrite ? Operation.WRITE : Operation.READ;
    }

    /** Returns the next access to the data of the request, in the terms of {@link ReplacementPolicy}. */
    long nextAccess() {
        return nextAccess;
    }

    /** Returns the first sector. */
    long from() {
        return from;
    }

    /** Returns one past the last sector. */
    long to() {
        return to;
    }

    /** Returns the number of lines that the piece lies in, at least 1. */
    int lines() {
        return lines;
    }

    long sectors() {
        return to - from;
    }

    boolean isLast(int line) {
        return line == lines - 1;
    }

    /** Returns the first sector of a line, counted from the first line of the piece. */
    long lineStart(int line) {
        return firstLine + (long) line * shape.line();
    }

    /** Returns one past the last sector of a line. */
    long lineEnd(int line) {
        return lineStart(line) + shape.line();
    }

    long key(int line) {
        return present.keyOf(unit, lineStart(line));
    }

    /** Returns whether at least one of the lines is in the cache. */
    boolean isAnyLinePresent() {
        for (int line = 0; line < lines; line++) {
            if (present.find(key(line)) != Lines.NONE) {
                return true;
            }
        }
        return false;
    }

    /** Returns the line of the piece that contains a sector. */
    int lineOf(long sector) {
        return (int) LineShape.whole(sector - firstLine, shape.line());
    }

    /** Returns the number of the grain of a line that begins at a sector. */
    int grain(int line, long sector) {
        return (int) LineShape.whole(sector - lineStart(line), shape.grain());
    }

    /** Returns the first sector of a grain of a line. */
    long sector(int line, int grain) {
        return lineStart(line) + (long) grain * shape.grain();
    }

    /** Returns the number of the lock of a line that covers a sector. */
    int lock(int line, long sector) {
        return (int) LineShape.whole(sector - lineStart(line), shape.lock());
    }

    int slot(int line) {
        return slots[line];
    }

    void slot(int line, int slot) {
        slots[line] = slot;
    }
}
