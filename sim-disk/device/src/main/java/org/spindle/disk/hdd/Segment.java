package org.spindle.disk.hdd;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of the buffer that holds consecutive blocks. */
final class Segment {

    enum State {
        EMPTY,
        /** Its blocks are on the medium. */
        CLEAN,
        /** It holds or receives unwritten data, and the arm is elsewhere. */
        DIRTY,
        READING,
        WRITING;

        boolean unwritten() {
            return this == DIRTY || this == WRITING;
        }

        /** Returns whether a transition of the package's drawing leads from this state to another. */
        boolean mayBecome(State next) {
            return switch (this) {
                case EMPTY -> next != READING && next != WRITING;
                case CLEAN -> next != WRITING;
                case DIRTY -> next == WRITING;
                case READING -> next == READING || next == CLEAN;
                case WRITING -> next != READING && next != WRITING;
            };
        }
    }

    /** What the request of this segment that used the bus last does there. */
    enum BusUse {
        IDLE,
        CONTACTING,
        TRANSFERRING
    }

    private static final long UNSET = -1;

    /** Capacity in blocks. */
    final long size;

    private State state = State.EMPTY;
    private BusUse bus = BusUse.IDLE;

    /** The blocks held: from here ... */
    long start;

    /** ... to before this one. */
    long end;

    /** Minimum and maximum end of read-ahead; -1 without read-ahead. */
    long leastEnd = UNSET;

    long mostEnd = UNSET;

    /** Requests that use the segment, in order of their first blocks. */
    final List<DriveRequest> attached = new ArrayList<>();

    /** The request that medium and bus serve first. */
    @Nullable
    DriveRequest owner;

    boolean lastUsedByRead;

    /** The blocks of the present content that the host has asked for lie between these two. */
    private long askedFrom;

    private long askedTo;

    /** Its content may be used by the attached requests only. */
    boolean discarded;

    /** The blocks held before a write was put in front of them; they are joined when the write's data reaches them. */
    long heldStart;

    long heldBlocks;

    final Deferral deferral = new Deferral();

    Segment(long size) {
        this.size = size;
    }

    State state() {
        return state;
    }

    /** Returns what the request of this segment that used the bus last does there. */
    BusUse bus() {
        return bus;
    }

    /** Begins an access that reads into the segment, or continues one for another request. */
    void read() {
        become(State.READING);
        lastUsedByRead = true;
    }

    /** Begins an access that writes from the segment. */
    void write() {
        become(State.WRITING);
        lastUsedByRead = false;
    }

    /** Ends an access; all blocks are on the medium. */
    void clean() {
        become(State.CLEAN);
    }

    /** Ends an access; other writes are not on the medium yet. */
    void dirty() {
        become(State.DIRTY);
    }

    /** A request has the bus, and no data cross it. */
    void contact() {
        bus = BusUse.CONTACTING;
    }

    /** A request moves data over the bus. */
    void transfer() {
        bus = BusUse.TRANSFERRING;
    }

    /** A request has left the bus. */
    void releaseBus() {
        bus = BusUse.IDLE;
    }

    private void become(State next) {
        assert state.mayBecome(next) : "a segment that is " + state + " cannot become " + next;
        state = next;
    }

    boolean holds(long block) {
        return block >= start && block < end;
    }

    boolean overlaps(DriveRequest request) {
        return request.overlaps(start, end);
    }

    /** Returns whether it holds, or held last, neither blocks of a request nor those up to its first or from its end on. */
    boolean isClearOf(DriveRequest request) {
        return request.first > end || request.end < start;
    }

    /** Returns whether it holds blocks of a request, or those up to its first. */
    boolean touches(DriveRequest request) {
        return state != State.EMPTY && !isApartFrom(request);
    }

    /** Returns whether it holds blocks, and neither those of a request nor those up to its first. */
    boolean isApartFrom(DriveRequest request) {
        return state != State.EMPTY && (request.first > end || request.end <= start);
    }

    /** Extends the segment to a new end; blocks that no longer fit are dropped at the start. */
    void extend(long newEnd) {
        end = newEnd;
        if (heldBlocks > 0 && end >= heldStart) {
            end = Math.max(end, heldStart + heldBlocks);
            heldBlocks = 0;
        }
        start = Math.max(start, end - size);
    }

    /** Drops the blocks before one, except unwritten blocks and those that another read still has to send. */
    void dropBefore(long block) {
        if (state.unwritten()) {
            return;
        }
        long from = Math.min(block, end);
        for (int i = 0; i < attached.size(); i++) {
            DriveRequest request = attached.get(i);
            if (request.read && !request.completionSent()) {
                from = Math.min(from, request.busPointer);
            }
        }
        start = Math.max(start, from);
    }

    /** Drops the content; the segment then holds no blocks and is clean, or dirty for a write that sends them. */
    void restart(long block, State newState) {
        start = block;
        end = block;
        askedTo = askedFrom;
        become(newState);
        clearTargets();
    }

    void clearTargets() {
        leastEnd = UNSET;
        mostEnd = UNSET;
    }

    void empty() {
        become(State.EMPTY);
        clear();
    }

    /** Drops unwritten data that the host discards and no request uses. */
    void dropUnwritten() {
        assert state == State.DIRTY && attached.isEmpty()
                : "a segment that is " + state + " cannot lose unwritten data";
        state = State.EMPTY;
        clear();
    }

    private void clear() {
        start = 0;
        end = 0;
        heldBlocks = 0;
        discarded = false;
        askedTo = askedFrom;
        clearTargets();
    }

    void attach(DriveRequest request) {
        int at = attached.size();
        while (at > 0 && attached.get(at - 1).first > request.first) {
            at--;
        }
        attached.add(at, request);
        request.held(holds(request.first) ? Math.min(end, request.end) - request.first : 0);
        request.segment = this;
        request.attached = true;
    }

    /**
     * Notes that the host has had a request.
     *
     * @return how many of its first blocks were in the buffer when it came, and had not been asked for before
     */
    long ask(DriveRequest request) {
        long held = request.first + request.held();
        long asked = Math.max(0, Math.min(held, askedTo) - Math.max(request.first, askedFrom));
        boolean isFirst = askedFrom == askedTo;
        askedFrom = isFirst ? request.first : Math.min(askedFrom, request.first);
        askedTo = isFirst ? request.end : Math.max(askedTo, request.end);
        return request.held() - asked;
    }

    void detach(DriveRequest request) {
        attached.remove(request);
        if (owner == request) {
            owner = null;
        }
        request.attached = false;
        request.segment = null;
    }

    /**
     * Returns the write whose progress frees room in the segment: the owner unless that is on the medium; then the first
     * attached write that is not on the medium; otherwise the joining one.
     */
    DriveRequest writer(DriveRequest joining) {
        if (owner != null && !owner.read && owner.mediaPointer != owner.end) {
            return owner;
        }
        for (int i = 0; i < attached.size(); i++) {
            DriveRequest request = attached.get(i);
            if (!request.read && request.mediaPointer < request.end) {
                return request;
            }
        }
        return joining;
    }

    /** Returns how many blocks of an attached write fit into the segment now. */
    long room(DriveRequest write) {
        DriveRequest writer = writer(write);
        if (writer != write && end < write.busPointer) {
            return 0;
        }
        return Math.min(size - (write.busPointer - writer.mediaPointer), write.end - write.busPointer);
    }

    DriveRequest lastAttached() {
        return attached.get(attached.size() - 1);
    }

    /**
     * Returns the attached request whose unsent data limits how far reading may go: the one furthest behind on the bus, among
     * those whose next block has not been dropped. Null if there is none.
     */
    @Nullable
    DriveRequest furthestBehind() {
        DriveRequest behind = owner == null || hasLost(owner) ? null : owner;
        int requests = attached.size();
        if (requests == 1 && attached.get(0) == owner) {
            return behind;
        }
        for (int i = 0; i < requests; i++) {
            DriveRequest request = attached.get(i);
            boolean unsent = request.read && !request.completionSent() && !hasLost(request);
            if (unsent && (behind == null || behind.completionSent() || request.busPointer < behind.busPointer)) {
                behind = request;
            }
        }
        return behind;
    }

    /** Returns whether the next block of a read has been dropped, so that it must be read once more. */
    private boolean hasLost(DriveRequest request) {
        return request.read && request.busPointer < start;
    }

    /** Returns whether one request, and no other, is attached, and the segment has no other owner. */
    boolean isUsedOnlyBy(DriveRequest request) {
        return attached.size() == 1 && attached.get(0) == request && (owner == request || owner == null);
    }

    /** Returns whether requests are attached, all of which the host knows to be complete. */
    boolean isAcknowledged() {
        for (int i = 0; i < attached.size(); i++) {
            if (!attached.get(i).acknowledged()) {
                return false;
            }
        }
        return !attached.isEmpty();
    }

    /** Returns whether a read whose access was handed over to another still waits for the next block of that access. */
    boolean isAwaitedByFormerOwner() {
        for (int i = 0; i < attached.size(); i++) {
            DriveRequest request = attached.get(i);
            boolean handedOver = request.read && request.hadArm && !request.takenFromQueue && !request.completionSent();
            if (handedOver && request.end > end && request.busPointer >= start && request.busPointer <= end) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a request overlaps with a write that is not on the medium, whether its data has crossed the bus or not. */
    boolean overlapsUnwritten(DriveRequest request) {
        for (int i = 0; i < attached.size(); i++) {
            DriveRequest write = attached.get(i);
            if (!write.read && write.mediaPointer < write.end && request.overlaps(write.first, write.end)) {
                return true;
            }
        }
        return false;
    }

    boolean hasUnwrittenBesides(DriveRequest done) {
        for (int i = 0; i < attached.size(); i++) {
            DriveRequest request = attached.get(i);
            if (request != done && !request.read && request.mediaPointer < request.end) {
                return true;
            }
        }
        return false;
    }
}
