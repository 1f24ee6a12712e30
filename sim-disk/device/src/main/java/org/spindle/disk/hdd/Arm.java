package org.spindle.disk.hdd;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * The arm: its state, the request that owns it, and every transition between states. One request at a time owns the arm,
 * from {@link #assign} to {@link #free}, {@link #stop} or {@link #handOver}.
 *
 * <p>What the {@link Medium} does within an access, seeking or passing sectors, is not part of this state.
 */
final class Arm {

    private final Medium medium;
    private final MediumEvent event;
    private final DriveObserver observer;
    private final RequestStates states;
    private final Moment since = new Moment();
    private final Moment interruptionEnd;
    private ArmState state = ArmState.IDLE;
    private @Nullable DriveRequest owner;

    /**
     * @param interruptionEnd when the access that was interrupted last ends; shared with other drives if they do so
     */
    Arm(Medium medium, DriveObserver observer, RequestStates states, Moment interruptionEnd) {
        this.medium = medium;
        event = medium.event();
        this.observer = observer;
        this.states = states;
        this.interruptionEnd = interruptionEnd;
    }

    /** Returns whether an access is in progress, about to begin or handed over. */
    boolean isWorking() {
        return state.isWorking();
    }

    /** Returns whether a request owns the arm, but the arm does not work for it. */
    boolean isReserved() {
        return state == ArmState.RESERVED;
    }

    boolean isReading() {
        return state == ArmState.READING;
    }

    boolean isReadingAhead() {
        return state == ArmState.READING_AHEAD;
    }

    boolean isWritingBehind() {
        return state == ArmState.WRITING_BEHIND;
    }

    /** Returns whether the access of one read continues for another, whose state is not known yet. */
    boolean isHandedOver() {
        return state == ArmState.HANDED_OVER;
    }

    /** Returns the request that owns the arm; null if it is idle, or between the two requests of a hand-over. */
    @Nullable
    DriveRequest owner() {
        return owner;
    }

    boolean isOwnedBy(DriveRequest request) {
        return owner == request;
    }

    /** Returns the host's request that is charged for the work of the arm; null for the drive's own work. */
    @Nullable
    Request charged() {
        return state.isBackground() ? null : requireNonNull(owner).host;
    }

    /** Returns how many of the picoseconds up to now belong to the present owner. */
    long ownedPicos(long picos) {
        return Math.min(picos, event.now().picosSince(since));
    }

    /** Returns the next block that the access of the owner waits for. */
    long nextBlock() {
        return requireNonNull(owner).nextBlock();
    }

    /** Returns one past the last block that the owner needs for itself; 0 if it has them all. */
    long ownEnd() {
        DriveRequest request = requireNonNull(owner);
        return request.read && state != ArmState.READING ? 0 : request.end;
    }

    /** Returns one past the last block before which no other request gets the arm. */
    long committedEnd() {
        DriveRequest request = requireNonNull(owner);
        return request.read ? Math.max(ownEnd(), requireNonNull(request.segment).leastEnd) : request.end;
    }

    /** Returns one past the last block that the access of the owner may reach. */
    long farthestEnd() {
        DriveRequest request = requireNonNull(owner);
        return request.read ? Math.max(ownEnd(), requireNonNull(request.segment).mostEnd) : request.end;
    }

    /** Returns when the access that was interrupted last ends; the next one begins no earlier. */
    Moment interruptionEnd() {
        return interruptionEnd;
    }

    /** Assigns the arm to a request, for an access that {@link #read} or another transition begins or continues. */
    void assign(DriveRequest request) {
        require(state.mayBeAssigned(), "be assigned");
        if (state == ArmState.IDLE) {
            become(ArmState.RESERVED);
        }
        owner = request;
        since.set(event.now());
    }

    /** Enters the state in which the access reads the owner's blocks. */
    void read() {
        require(state.mayRead(), "read");
        become(ArmState.READING);
    }

    /** Enters the state in which the access reads beyond the owner's blocks. */
    void readAhead() {
        require(state.mayReadAhead(), "read ahead");
        become(ArmState.READING_AHEAD);
    }

    /** Enters the state in which the access writes the owner's blocks. */
    void write() {
        require(state.mayWrite(), "write");
        become(ArmState.WRITING);
    }

    /** Enters the state in which the access writes the owner's blocks after its completion. */
    void writeBehind() {
        require(state.mayWriteBehind(), "write behind");
        become(ArmState.WRITING_BEHIND);
    }

    /** Ends the access; the request still owns the arm. */
    void endAccess() {
        if (state.isWorking()) {
            become(ArmState.RESERVED);
        }
    }

    /** Takes the arm from its owner after the end of its access. */
    void free() {
        require(state.mayBeFreed(), "be freed");
        become(ArmState.IDLE);
        owner = null;
    }

    /** Ends the access now and takes the arm from its owner. */
    void stop() {
        require(state.mayBeTaken(), "be stopped");
        if (event.isPending()) {
            reportCut(event.now());
            medium.cancel();
        }
        become(ArmState.IDLE);
        owner = null;
    }

    /** Takes the arm from its owner; an access continues for the request that is assigned next. */
    void handOver() {
        require(state.mayBeTaken(), "be handed over");
        if (event.isSeeking()) {
            reportCut(event.now());
        }
        become(state.isWorking() ? ArmState.HANDED_OVER : ArmState.IDLE);
        owner = null;
    }

    /** Ends the access after the present seek or sector; the request still owns the arm. */
    void interrupt() {
        interruptionEnd.set(event.time());
        reportCut(interruptionEnd);
        medium.cancel();
    }

    private void reportCut(Moment at) {
        observer.cutShort(requireNonNull(owner), charged(), at);
    }

    private void require(boolean isPossible, String transition) {
        if (!isPossible) {
            throw new IllegalStateException("an arm that is " + state + " cannot " + transition);
        }
    }

    private void become(ArmState next) {
        boolean worked = state.isDemand();
        state = next;
        if (next.isDemand() != worked) {
            states.armWorks(requireNonNull(owner), !worked);
        }
    }
}
