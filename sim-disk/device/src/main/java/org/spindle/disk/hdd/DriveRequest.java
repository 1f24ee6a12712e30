package org.spindle.disk.hdd;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.request.TimeComponent;

/** A request inside the drive, in blocks of the medium. It outlives the host's request while a reported write is unwritten. */
final class DriveRequest {

    /** The part of the request that the buffer holds. */
    enum Match {
        NONE,
        PARTIAL,
        WHOLE,
        APPEND,
        PREPEND,
        /** Conflicting data; the request waits until these have left the buffer. */
        COLLISION
    }

    /** The disconnection of some writes before their data (Worthington 1994, table A.4). */
    enum ExtraDisconnect {
        NONE,
        AWAY,
        /** The time away from the bus has passed; the reselection for the data is to come. */
        RETURNING,
        DONE
    }

    /** Represents this request in the drive's own queue, which may hold it after the host's request is complete. */
    final Request image = new Request();

    /** The host's request; null once its completion has been delivered. */
    @Nullable
    Request host;

    boolean read;

    /** First block and one past the last. */
    long first;

    long end;

    /** Sectors of 512 bytes before the request in its first block, and after it in its last. */
    int leadingSectors;

    int trailingSectors;

    /** Whether the rest of the request's incomplete blocks was in the buffer when it arrived. */
    boolean restBuffered;

    /** Next block to cross the bus. */
    long busPointer;

    /** Next block to be written to the medium, for writes. */
    long mediaPointer;

    @Nullable
    Segment segment;

    /** Whether the request is attached to its segment; otherwise the choice is tentative. */
    boolean attached;

    Match match = Match.NONE;

    /** Blocks in the buffer at which a disconnected read returns, or unwritten ones at which a write does. */
    long watermark;

    /** Earliest start of the arm's movement for this request. */
    final Moment mediaReady = new Moment();

    private boolean completionSent;
    private boolean acknowledged;

    /** The present time component of the request, apart from the work of the arm; null before it arrives. */
    @Nullable
    TimeComponent state;

    /** Whether the arm moves, waits or transfers for the host's request. */
    boolean armWorks;

    boolean hadArm;
    /** Whether the request got the arm although the buffer held all of it, and read-ahead behind it would have been possible. */
    boolean couldReadAhead;

    /** Whether the prefetch policy knows of the request, and whether it has the arm read on behind it. */
    boolean prefetchDecided;

    boolean readsAhead;

    /** The range of blocks that the policy wants apart from the request, and the end of its part that is not interrupted. */
    long apartFrom;

    long apartCommitted;
    long apartTo;

    /** Whether the buffer held all blocks of a write when it arrived; unknown without a prefetch policy. */
    boolean wasHeld;

    /** Whether its data waits in the buffer for the write-back policy, whether it has, and whether it replaces such data. */
    private boolean waits;

    private boolean hasWaited;
    private boolean replacesWaiting;

    private boolean forced;

    private boolean own;

    /** One past the last block that a read of the drive's own may reach. */
    private long farthest;

    private boolean awaitsBus;
    boolean inQueue;
    boolean takenFromQueue;
    private ExtraDisconnect extra = ExtraDisconnect.NONE;

    BufferOutcome outcome = BufferOutcome.MISS;

    /** Work of arm and medium for this request, after its completion too, in picoseconds. */
    long seekPicos;

    long rotationPicos;
    long transferPicos;

    /** Blocks that the medium has transferred while the arm worked for this request, after its completion too. */
    long mediumBlocks;

    /** Blocks from its first on that the buffer held when it was attached to its segment; -1 before. */
    private long held;

    /** Order of arrival at the drive. */
    long sequence;

    /** The place of a block of it, which is located when it is needed. */
    final BlockPlace place = new BlockPlace();

    /** Returns how many of its first blocks were in the buffer. */
    long held() {
        return Math.max(0, held);
    }

    /** Notes how many of its first blocks are in the buffer, unless that is known already. */
    void held(long blocks) {
        held = held < 0 ? blocks : held;
    }

    /** Returns whether the completion has been sent to the host. */
    boolean completionSent() {
        return completionSent;
    }

    /** Returns whether the host has answered the completion; the remaining work is the drive's own. */
    boolean acknowledged() {
        return acknowledged;
    }

    ExtraDisconnect extra() {
        return extra;
    }

    /** Returns whether the request has left the bus and waits for its return. */
    boolean awaitsBus() {
        return awaitsBus;
    }

    /** Records that the request has left the bus. */
    void leaveBus() {
        require(!awaitsBus, "has left the bus already");
        awaitsBus = true;
    }

    /** Records that the request is on the bus again. */
    void returnToBus() {
        require(awaitsBus, "is on the bus already");
        awaitsBus = false;
    }

    /** Records that the completion is being sent. */
    void completing() {
        require(!completionSent, "has sent its completion already");
        completionSent = true;
    }

    /** Records that the host has answered the completion. */
    void acknowledge() {
        require(completionSent && !acknowledged, "has no completion to be acknowledged");
        acknowledged = true;
    }

    /** Records that the request leaves the bus before its data. */
    void leaveBeforeData() {
        require(extra == ExtraDisconnect.NONE, "has left the bus before its data already");
        extra = ExtraDisconnect.AWAY;
    }

    /** Records that the time away from the bus has passed. */
    void mayReturn() {
        require(extra == ExtraDisconnect.AWAY, "is not away from the bus");
        extra = ExtraDisconnect.RETURNING;
    }

    /** Records a reselection, which ends the disconnection before the data if the request returns from it. */
    void reselected() {
        if (extra == ExtraDisconnect.RETURNING) {
            extra = ExtraDisconnect.DONE;
        }
    }

    private void require(boolean isPossible, String otherwise) {
        assert isPossible : "the request at block " + first + " " + otherwise;
    }

    /** Initialises the counterpart of a request. */
    void ask(Request request, int sectorsPerBlock) {
        read = request.isRead();
        first = request.sector() / sectorsPerBlock;
        end = (request.end() + sectorsPerBlock - 1) / sectorsPerBlock;
        leadingSectors = (int) (request.sector() - first * sectorsPerBlock);
        trailingSectors = (int) (end * sectorsPerBlock - request.end());
        restBuffered = false;
        busPointer = first;
        mediaPointer = first;
    }

    void reset(Request request, long sequence, int sectorsPerBlock) {
        ask(request, sectorsPerBlock);
        place.block = -1;
        host = request;
        this.sequence = sequence;
        segment = null;
        attached = false;
        match = Match.NONE;
        watermark = 0;
        mediaReady.set(0, 0);
        mediaReady.millis = 0;
        seekPicos = 0;
        rotationPicos = 0;
        transferPicos = 0;
        mediumBlocks = 0;
        held = -1;
        completionSent = false;
        acknowledged = false;
        outcome = BufferOutcome.MISS;
        state = null;
        armWorks = false;
        hadArm = false;
        couldReadAhead = false;
        prefetchDecided = false;
        readsAhead = false;
        apartFrom = 0;
        apartCommitted = 0;
        apartTo = 0;
        wasHeld = false;
        waits = false;
        hasWaited = false;
        replacesWaiting = false;
        forced = request.has(RequestFlag.FORCE_UNIT_ACCESS);
        own = false;
        farthest = 0;
        awaitsBus = false;
        inQueue = false;
        takenFromQueue = false;
        extra = ExtraDisconnect.NONE;
        image.reset(request.id(), request.device(), request.operation(), request.sector(), request.sectors());
        image.issuedAs(request);
        image.arrived(request.arrived());
        image.deviceState(this);
    }

    /** Returns whether it has forced unit access: a write is then complete when its data is on the medium. */
    boolean isForced() {
        return forced;
    }

    /** Lets the data of this write wait in the buffer, outside the drive's queue. */
    void defer() {
        waits = true;
        hasWaited = true;
    }

    void waitNoLonger() {
        waits = false;
    }

    /** Returns whether its data waits in the buffer, or will when it has crossed the bus. */
    boolean waits() {
        return waits;
    }

    boolean hasWaited() {
        return hasWaited;
    }

    /** Makes this a write whose blocks all wait in the buffer: writes that came before have them written. */
    void replaceWaiting() {
        replacesWaiting = true;
        mediaPointer = end;
    }

    boolean replacesWaiting() {
        return replacesWaiting;
    }

    /**
     * Makes this a read that the drive itself has queued: nothing of it crosses the bus.
     *
     * @param farthestEnd one past the last block that it may reach if no other request waits
     */
    void becomeOwn(long farthestEnd) {
        own = true;
        farthest = farthestEnd;
        host = null;
        completionSent = true;
        acknowledged = true;
    }

    /** Returns whether this is a read that the drive itself has queued. */
    boolean isOwn() {
        return own;
    }

    /** Returns one past the last block that a read of the drive's own may reach. */
    long farthest() {
        return farthest;
    }

    long blocks() {
        return end - first;
    }

    /** Returns the next block that an access for this request waits for; the request has a segment. */
    long nextBlock() {
        return read ? Objects.requireNonNull(segment).end : mediaPointer;
    }

    /** Returns whether this is a flush or discard, which has no data and no place on the medium. */
    boolean isControl() {
        return !read && image.operation() != Operation.WRITE;
    }

    boolean isFlush() {
        return image.operation() == Operation.FLUSH;
    }

    /** Returns whether this is a write that does not fill its first or last block, whose rest must be read before. */
    boolean hasIncompleteBlocks() {
        return !read && (leadingSectors > 0 || trailingSectors > 0);
    }

    /** Returns one past the last block that must be read before this write; meaningful with incomplete blocks only. */
    long incompleteEnd() {
        return trailingSectors > 0 ? end : first + 1;
    }

    /** Returns the first block that must be read before this write; meaningful with incomplete blocks only. */
    long incompleteStart() {
        return leadingSectors > 0 ? first : end - 1;
    }

    /** Returns whether the rest of its incomplete blocks is read before the access of this write begins. */
    boolean beginsWithPreread() {
        return hasIncompleteBlocks() && mediaPointer == first && !restBuffered;
    }

    /** Returns the block at which an access for this request begins if it begins now. */
    long accessStart() {
        return beginsWithPreread() ? incompleteStart() : read ? first : mediaPointer;
    }

    boolean overlaps(long from, long to) {
        return first < to && from < end;
    }

    static DriveRequest of(Request image) {
        Object state = image.deviceState();
        if (state instanceof DriveRequest request) {
            return request;
        }
        throw new IllegalStateException("a scheduler returned " + image + ", which was not added to it by this drive");
    }

    /** Sets the outcome from the present match. */
    void noteOutcome() {
        outcome = switch (match) {
            case WHOLE -> BufferOutcome.HIT;
            case PARTIAL -> BufferOutcome.PARTIAL_HIT;
            case APPEND, PREPEND -> BufferOutcome.APPEND;
            case NONE, COLLISION -> BufferOutcome.MISS;
        };
    }
}
